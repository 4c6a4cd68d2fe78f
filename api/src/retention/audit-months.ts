/** What the trigger of the audit log guarantees, whatever the setting says. */
export const minAuditDays = 365;

/** SQL for the start of the month, in UTC, that a day so long ago belongs to. Earlier entries are in months that are over. */
export const archivedBeforeSql = (days: string | number): string =>
  `date_trunc('month', (now() - make_interval(days => ${days})) at time zone 'UTC') at time zone 'UTC'`;
