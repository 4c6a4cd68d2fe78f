import type { Pool } from 'pg';

interface Column {
  name: string;
  type: string;
  isUnique: boolean;
}

/**
 * Copies the newest row of a table `count` times, with a new id, unique texts where required and the given columns, as SQL over the
 * number `n` of the copy. `$1` is the array of ids that `spreadOver` selects.
 */
export async function multiplyRows(
  pool: Pool,
  table: string,
  count: number,
  values: Record<string, string> = {},
  spreadOver?: string,
): Promise<void> {
  const columns = await getColumns(pool, table);
  const expressions = columns.map((column) => values[column.name] ?? copyExpression(column));
  const ids = spreadOver ? (await pool.query<{ id: unknown }>(spreadOver)).rows.map(({ id }) => id) : null;
  await pool.query(
    `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${expressions.join(', ')} from (select * from "${table}" order by created_at desc limit 1) s, generate_series(1, ${count}) n`,
    ids ? [ids] : [],
  );
}

/** The nth of the ids, wrapping around. */
export const nthId = (type = 'uuid') => `($1::${type}[])[1 + (n - 1) % cardinality($1::${type}[])]`;

function copyExpression({ name, type, isUnique }: Column): string {
  if (name === 'id' && type === 'uuid') return 'gen_random_uuid()';
  return isUnique && type === 'text' ? `s."${name}" || n` : `s."${name}"`;
}

async function getColumns(pool: Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select column_name as name, data_type as type,
            exists (select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
                     where i.indrelid = $1::text::regclass and i.indisunique and not i.indisprimary and a.attname = column_name) as "isUnique"
       from information_schema.columns
      where table_name = $1::text and is_generated = 'NEVER' and is_identity = 'NO' and coalesce(column_default, '') not like 'nextval%'`,
    [table],
  );
  return rows;
}
