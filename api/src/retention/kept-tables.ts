/** Why rows of a table are kept, for docs/operations.md. */
export const businessRecord = 'records of the business: deleted by people, or not at all';
export const deletedWithOwner = 'deleted with the document, conversation, resource or account that they belong to';
export const overwritten = 'a bounded number of rows, overwritten';

/** Tables of no domain whose rows no job deletes by age. */
export const keptTables: Record<string, string> = {
  archive_files: 'a row for each archive file, of up to 5,000 rows',
  backups: 'a row for each backup',
  totals: 'sums, compacted every five minutes',
  health_probe: overwritten,
  mikro_orm_migrations: overwritten,
  retention_runs: overwritten,
  server: overwritten,
  signing_secret: overwritten,
};
