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
  /** For the role that owns the schema. */
  databaseUrl: string;
  settings: Pick<Settings, 's3' | 'dataDir' | 'sessionSecrets'>;
  /** Lists the objects of a bucket and leaves them where they are. */
  withoutObjects?: boolean;
  signal?: AbortSignal;
  report?: (line: string) => void;
}

export interface BackupSummary {
  /** As requested, or with the suffix `.incomplete` if something is missing. */
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  leftInBucket: number;
  missing: string[];
  warnings: string[];
}

/** Writes everything that must be kept together into one file while servers keep running. */
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
    // The file exists even if the connection is lost now. An incomplete one does not count as a backup.
    const record = async () => isComplete && recordBackup(client, { bytes, isEncrypted: encryption !== null });
    const warnings = await record().then(
      () => [],
      (error: unknown) => [
        `the backup is complete but could not be recorded in the database: ${error instanceof Error ? error.message : String(error)}`,
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
