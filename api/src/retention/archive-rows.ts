import { performance } from 'node:perf_hooks';
import type { Task } from 'graphile-worker';
import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { FileStore } from '#files/file-store';
import type { Metrics } from '#metrics';
import { writeArchiveFile, type ArchivedRow, type ArchiveFile } from '#retention/archive-file';
import { type ArchivedKind, filterKindsWithSetting } from '#retention/archive-table';
import type { RetentionSettings } from '#retention/retention-settings';

export interface Retention {
  kinds: readonly ArchivedKind[];
  retention: RetentionSettings;
  files: FileStore;
  log: Logger;
  metrics: Pick<Metrics, 'retentionRows'>;
}

/** The time limit of a run, in milliseconds. The rest is left for the next one. */
const maxRunMs = 120_000;
/** The advisory lock's key: one server at a time archives. */
const lockKey = 8244;

/** Writes rows that are older than their setting to files, then deletes them. Safe to interrupt between any two statements. */
export const archiveRows =
  (options: Retention): Task =>
  (_payload, { withPgClient, abortSignal }) =>
    withPgClient((client) => withLock(client, () => archiveAll(client, options, abortSignal)));

async function withLock(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${lockKey}) as locked`);
  if (!rows[0]?.locked) return;
  try {
    await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`);
  }
}

async function archiveAll(client: ClientBase, options: Retention, signal: AbortSignal | undefined): Promise<void> {
  const endsAt = performance.now() + maxRunMs;
  const isOver = () => signal?.aborted === true || performance.now() > endsAt;
  for (const kind of filterKindsWithSetting(options.kinds, options.retention))
    await archiveKind(client, kind, options, isOver);
}

async function archiveKind(
  client: ClientBase,
  kind: ArchivedKind,
  { retention, files, log, metrics }: Omit<Retention, 'kinds'>,
  isOver: () => boolean,
): Promise<void> {
  const days = retention[kind.setting];
  let total = 0;
  while (!isOver()) {
    const batch = await readBatch(client, kind.select, [days]);
    if (!batch) {
      await recordSuccess(client, kind.kind);
      break;
    }
    const file = await writeArchiveFile(files, { kind: kind.kind, ...batch });
    await client.query('begin');
    try {
      await recordArchiveFile(client, kind.kind, file, batch.rows);
      const ids = batch.rows.map(({ id }) => id);
      const { rowCount } = await client.query(kind.delete, [days, ids]);
      await client.query('commit');
      metrics.retentionRows.inc({ kind: kind.kind }, rowCount ?? 0);
      total += rowCount ?? 0;
      if (!rowCount) break; // all of them are in use again
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
  if (total > 0) log.info({ kind: kind.kind, rows: total }, 'archived and deleted old rows');
}

/** Records a file, so that backups include it. Its rows are deleted in the same transaction. */
async function recordArchiveFile(
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
async function recordSuccess(client: ClientBase, kind: string): Promise<void> {
  await client.query(
    `insert into retention_runs (kind) values ($1) on conflict (kind) do update set succeeded_at = now()`,
    [kind],
  );
}

/** The limits of one file. A single row may have more bytes. */
const maxRows = 5_000;
const maxBytes = 8 * 1024 * 1024;

interface Batch {
  month: string;
  rows: ArchivedRow[];
}

/**
 * The first rows that are due, all created in the same month.
 * @param select SQL for id, created_at and line, ordered by id; its last parameter is the limit
 */
async function readBatch(client: ClientBase, select: string, parameters: unknown[]): Promise<Batch | null> {
  const sql = `
    with due as materialized (select id, line, to_char(created_at at time zone 'UTC', 'YYYY-MM') as month from (${select}) found),
         measured as (
           select *, first_value(month) over (order by id) as first_month,
                  sum(octet_length(line)) over (order by id) - octet_length(line) as bytes_before
             from due)
    select id, line, month from measured where month = first_month and bytes_before < ${maxBytes} order by id`;
  const { rows } = await client.query<ArchivedRow & { month: string }>(sql, [...parameters, maxRows]);
  const [first] = rows;
  return first ? { month: first.month, rows } : null;
}
