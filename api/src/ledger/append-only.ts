/**
 * A trigger that refuses to change or delete rows: what is in the table stays as it was written. The migration also adds one against
 * truncating, which the ORM does not see.
 */
export const appendOnlyTrigger = (table: string) => ({
  name: 'append_only',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: `raise exception 'Rows of ${table} never change' using errcode = 'restrict_violation';`,
});
