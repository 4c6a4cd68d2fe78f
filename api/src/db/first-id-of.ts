/**
 * SQL for the first id of an instant. Ids sort by when they were made, so that the newest rows are found by the primary key, and an
 * index over another column and the id finds those of each. The clock of an id and that of `created_at` are the same; who needs
 * rows by the second leaves a margin here and asks for `created_at` as well. A subquery: PostgreSQL would compute it for each row that it filters.
 */
export const firstIdOf = (instant: string): string =>
  `(select (lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid)`;
