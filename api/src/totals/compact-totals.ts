import type { Task } from 'graphile-worker';

/** Merges appended changes into one row per name and key. Readers get the same sums before and after. */
export const compactTotals: Task = async (_payload, { query }) => {
  await query(`
    with removed as (
      delete from totals t using (select name, key from totals group by name, key having count(*) > 1) several
       where t.name = several.name and t.key = several.key returning t.*)
    insert into totals (name, key, count, amount)
    select name, key, sum(count), sum(amount) from removed group by name, key having sum(count) <> 0 or sum(amount) <> 0`);
};
