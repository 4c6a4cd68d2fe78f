import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import { type TotalDefinition, totalDefinitions } from '#totals/definitions';

const countedSql = Object.entries<TotalDefinition>(totalDefinitions).map(
  ([name, { table, key, amount, each, where }]) => `
    select '${name}' as name, array[${key('r').join(', ')}] as key, count(*) as count, coalesce(sum(${amount?.('r') ?? '0'}), 0) as amount
      from ${table} r${each ? `, lateral ${each('r')}` : ''} where ${where?.('r') ?? 'true'} group by 2`,
);

/** The differences between totals and rows, by name and key: none, unless rows were written while triggers were off. */
const differencesSql = `
  select name, key, coalesce(r.count, 0) - coalesce(t.count, 0) as count, coalesce(r.amount, 0) - coalesce(t.amount, 0) as amount
    from (${countedSql.join(' union all ')}) r
    full join (select name, key, sum(count) as count, sum(amount) as amount from totals group by name, key) t using (name, key)
   where coalesce(r.count, 0) <> coalesce(t.count, 0) or coalesce(r.amount, 0) <> coalesce(t.amount, 0)`;

/** One statement reads one snapshot, so that what it appends is right despite concurrent writes. */
export const correctTotalsSql = `insert into totals (name, key, count, amount) ${differencesSql} returning name`;

/** Compares totals with the rows, and corrects them. Serialized, because two runs would correct twice. */
export const correctTotals =
  (log: Logger): Task =>
  async (_payload, { withPgClient }) => {
    const names = await withPgClient(async (client) => {
      await client.query(`begin; select pg_advisory_xact_lock(hashtext('totals'))`);
      try {
        const { rows } = await client.query<{ name: string }>(correctTotalsSql);
        return rows.map(({ name }) => name);
      } finally {
        await client.query('commit');
      }
    });
    if (names.length === 0) return;
    log.error(
      { names: [...new Set(names)], count: names.length },
      'totals did not match their rows and were corrected',
    );
  };
