import type { Pool } from 'pg';

/** Counts the rows of all tables except those that any request or the server itself may write. The statement is built once, because tests run it thousands of times. */
export function createRowCounter(pool: Pool) {
  let statement: Promise<string> | undefined;
  return async () => {
    statement ??= createStatement(pool);
    const { rows } = await pool.query<{ table: string; rows: number }>({ name: 'row-counts', text: await statement });
    return rows;
  };
}

async function createStatement(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ table: string }>(`
    select relname as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not in ('session', 'idempotent_reply', 'rate_limit', 'security_events', 'signing_secret', 'visit_count', 'server', 'health_probe', 'totals')
    order by 1`);
  const counts = rows.map(({ table }) => `select '${table}' as table, (select count(*)::int from "${table}") as rows`);
  return counts.join(' union all ');
}
