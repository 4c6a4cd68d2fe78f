import { type TotalDefinition, totalDefinitions } from '#totals/definitions';

/**
 * A trigger that maintains the totals of a table. Each write appends its change in its own transaction, so that writers never wait for each
 * other on a shared row. The database runs it for every version of the server, and for manual writes.
 */
export const totalsTrigger = (table: TotalDefinition['table']) => ({
  name: 'totals',
  timing: 'after' as const,
  events: ['insert' as const, 'update' as const, 'delete' as const],
  body: body(table),
});

const getDefinitions = (table: TotalDefinition['table']): Array<[string, TotalDefinition]> =>
  Object.entries<TotalDefinition>(totalDefinitions).filter(([, definition]) => definition.table === table);

function body(table: TotalDefinition['table']): string {
  const definitions = getDefinitions(table);
  const columns = [...new Set(definitions.flatMap(([, definition]) => definition.columns))];
  const values = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  const changes = definitions.flatMap((each) => [toChangeSql(each, 'new'), toChangeSql(each, 'old')]);
  return [
    `if tg_op = 'UPDATE' and ${values('new')} is not distinct from ${values('old')} then return null; end if;`,
    `insert into public.totals (name, key, count, amount)`,
    `select name, key, sum(count), sum(amount) from (${changes.join(' union all ')}) changes`,
    `group by name, key having sum(count) <> 0 or sum(amount) <> 0; return null;`,
  ].join(' ');
}

function toChangeSql([name, { key, amount, each, where }]: [string, TotalDefinition], row: 'new' | 'old'): string {
  const [sign, other] = row === 'new' ? ['', 'DELETE'] : ['-', 'INSERT'];
  const conditions = [`tg_op <> '${other}'`, ...(where ? [where(row)] : [])];
  return `select '${name}' as name, array[${key(row).join(', ')}] as key, ${sign}1 as count, ${sign}${amount?.(row) ?? '0'} as amount${each ? ` from ${each(row)}` : ''} where ${conditions.join(' and ')}`;
}
