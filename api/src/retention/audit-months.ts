/** The minimum that the audit log's trigger guarantees, whatever the setting says. */
export const minAuditDays = 365;

/** SQL for the start of the month, in UTC, of the day this long ago. Entries before it are in complete months. */
export const archivedBeforeSql = (days: string | number): string =>
  `date_trunc('month', (now() - make_interval(days => ${days})) at time zone 'UTC') at time zone 'UTC'`;
