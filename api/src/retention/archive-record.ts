import type { ClientBase } from 'pg';
import type { ArchivedRow, ArchiveFile } from '#retention/archive-file';

/** Records a file, so that backups include it. Its rows are deleted in the same transaction. */
export async function recordArchiveFile(
  client: ClientBase,
  kind: string,
  { key, rows, bytes, sha256 }: ArchiveFile,
  archived: readonly ArchivedRow[],
): Promise<void> {
  await client.query(
    `insert into archive_files (kind, key, rows, bytes, sha256, first_id, last_id) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (key) do nothing`,
    [kind, key, rows, bytes, sha256, archived[0]?.id, archived.at(-1)?.id],
  );
}

/** Records that nothing of a kind is due anymore. */
export async function recordSuccess(client: ClientBase, kind: string): Promise<void> {
  await client.query(
    `insert into retention_runs (kind) values ($1) on conflict (kind) do update set succeeded_at = now()`,
    [kind],
  );
}
