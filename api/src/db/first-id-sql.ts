/**
 * SQL for the lowest id at an instant. Ids sort by creation time, so the primary key finds the newest rows, and an index over
 * another column and the id finds the newest per value. Ids and `created_at` use the same clock; for exact bounds, leave a
 * margin here and filter by `created_at` too. It is a subquery because PostgreSQL would otherwise compute it for each row.
 */
export const firstIdSql = (instant: string): string =>
  `(select (lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid)`;
