interface Database {
  query(sql: string): Promise<unknown>;
}

/** Lets a test remove all projects: the entries of the ledger that belong to them go too, which the ledger refuses. */
export const allowTruncate = (database: Database): Promise<unknown> =>
  database.query('alter table ledger_entries disable trigger no_truncate');
