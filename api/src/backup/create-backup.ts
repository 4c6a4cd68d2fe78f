import { ArchiveWriter } from '#backup/archive-writer';
import { recordBackup } from '#backup/backup-records';
import type { Encryption } from '#backup/encryption';
import { listFiles, writeFiles } from '#backup/write-files';
import { beginSnapshot, writeDatabase } from '#backup/write-database';
import { openCommandClient } from '#db/command-client';
import { policies } from '#dependencies/policies';
import { findSecrets } from '#secrets/read-secrets';
import type { Settings } from '#settings';

interface Options {
  file: string;
  encryption: Encryption | null;
  /** Of the role that owns the schema. */
  databaseUrl: string;
  settings: Pick<Settings, 's3' | 'dataDir' | 'sessionSecrets'>;
  /** Leaves the objects of a bucket where they are, and lists them. */
  withoutObjects?: boolean;
  signal?: AbortSignal;
  report?: (line: string) => void;
}

export interface BackupSummary {
  /** As it was asked for; with `.incomplete` after it where something is missing. */
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  leftInBucket: number;
  missing: string[];
  warnings: string[];
}

/** Writes everything that must be kept together into one file. Servers go on working. */
export async function createBackup({
  file,
  encryption,
  databaseUrl,
  settings,
  withoutObjects = false,
  signal,
  report = () => undefined,
}: Options): Promise<BackupSummary> {
  const archive = await ArchiveWriter.create(file, encryption);
  signal?.addEventListener('abort', () => archive.interrupt(signal.reason));
  try {
    await using built = new AsyncDisposableStack();
    const client = built.adopt(
      await openCommandClient(databaseUrl, { name: 'backup', signal, silenceMs: policies.backup.silenceMs }),
      (each) => each.end(),
    );
    await beginSnapshot(client);
    const secrets = findSecrets(settings)?.ids ?? [];
    const sequences = await writeDatabase({ client, archive, transient: false, secrets, report });
    const lists = await listFiles(client);
    await client.query('commit');
    const left = await writeFiles({ archive, settings, lists, withoutObjects });
    const { file: written, bytes } = await archive.finish({ sequences, ...left });
    const isComplete = left.missing.length === 0;
    // The file is there, whatever becomes of the connection now. One that lacks something does not count as a backup.
    const record = async () => isComplete && recordBackup(client, { bytes, isEncrypted: encryption !== null });
    const warnings = await record().then(
      () => [],
      (error: unknown) => [
        `the backup is complete, but was not recorded in the database: ${error instanceof Error ? error.message : String(error)}`,
      ],
    );
    const parts = Object.entries(archive.parts);
    const tables = parts.filter(([name]) => name.startsWith('tables/'));
    return {
      file: written,
      bytes,
      tables: tables.length,
      rows: tables.reduce((sum, [, { rows = 0 }]) => sum + rows, 0),
      files: parts.filter(([name]) => /^(files|releases|outbox)\//.test(name)).length,
      leftInBucket: left.leftInBucket.length,
      missing: left.missing,
      warnings,
    };
  } catch (error) {
    await archive.abort();
    throw signal?.aborted ? signal.reason : error;
  }
}
