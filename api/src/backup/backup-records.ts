import type { ClientBase, Pool } from 'pg';

export interface BackupRecord {
  finishedAt: Date;
  /** By the database's clock. */
  ageMs: number;
  bytes: number;
  isEncrypted: boolean;
}

type Database = Pool | ClientBase;

/** Records that a backup was written, for the check of the last backup's age. */
export async function recordBackup(
  database: Database,
  { bytes, isEncrypted }: Pick<BackupRecord, 'bytes' | 'isEncrypted'>,
): Promise<void> {
  const { rows } = await database.query<{ exists: boolean }>("select to_regclass('backups') is not null as exists");
  // An older version has no such table.
  if (rows[0]?.exists)
    await database.query('insert into backups (bytes, is_encrypted) values ($1, $2)', [bytes, isEncrypted]);
}

export async function findLastBackup(database: Database): Promise<BackupRecord | null> {
  const { rows } = await database.query<{ finished_at: Date; age_ms: number; bytes: string; is_encrypted: boolean }>(
    `select finished_at, extract(epoch from now() - finished_at)::float8 * 1000 as age_ms, bytes, is_encrypted
     from backups order by finished_at desc limit 1`,
  );
  const [row] = rows;
  return row
    ? { finishedAt: row.finished_at, ageMs: row.age_ms, bytes: Number(row.bytes), isEncrypted: row.is_encrypted }
    : null;
}
