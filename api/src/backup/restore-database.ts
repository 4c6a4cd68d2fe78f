import type { Logger } from 'pino';
import { damagedArchiveError, readArchive } from '#backup/archive-reader';
import { DatabaseLoader } from '#backup/load-database';
import type { Part } from '#backup/manifest';
import type { FileRestorer, Release } from '#backup/restore-files';
import { emptyDatabase, requireEmptyDatabase } from '#backup/restore-target';
import type { VerifiedArchive } from '#backup/verify-archive';
import { type CommandClient, openCommandClient } from '#db/command-client';
import { knownMigrations } from '#db/known-migrations';
import { withDatabaseLock, migrate } from '#db/migrate';
import { migrateJobs } from '#db/migrate-jobs';
import { openOrm } from '#db/orm';
import { StartError } from '#settings';

interface Options {
  file: string;
  passphrase: string | null;
  archive: VerifiedArchive;
  /** For the role that will own the schema, in an empty database. */
  ownerUrl: string;
  /** Handles the parts that are not database rows; they follow all rows. Null for a backup that only has rows. */
  files: FileRestorer | null;
  log: Logger;
  signal?: AbortSignal;
  report: (line: string) => void;
}

/** Throws if a newer version wrote the backup. */
export function requireKnownSchema({ about }: VerifiedArchive): void {
  const known = new Set(knownMigrations());
  if (about.migrations.some((name) => !known.has(name)))
    throw new StartError('A newer version wrote this backup. Restore it with that version or a later one.');
}

/** Migrates an empty database to the schema of the backup and loads its rows. On failure the database is empty again. */
export async function restoreDatabase({ ownerUrl, log, ...rest }: Options): Promise<void> {
  await using built = new AsyncDisposableStack();
  const orm = built.adopt(
    await openOrm({ url: ownerUrl, entities: [], log, connections: { writes: 1, reads: 1 } }),
    (each) => each.close(true),
  );
  const client = built.adopt(await openCommandClient(ownerUrl, { name: sessionName, signal: rest.signal }), (each) =>
    each.end(),
  );
  await withDatabaseLock(orm, async () => {
    await requireEmptyDatabase(client);
    try {
      await migrate({ url: ownerUrl, log, names: rest.archive.about.migrations });
      await migrateJobs(ownerUrl, log);
      await fillDatabase({ ...rest, client });
      await migrate({ url: ownerUrl, log });
    } catch (error) {
      const cause = rest.signal?.aborted ? rest.signal.reason : error;
      await cleanUpDatabase(client, ownerUrl, cause);
      throw cause;
    }
  });
}

/** Over a new connection, because the restore may have failed on the old one. */
async function cleanUpDatabase(lost: CommandClient, ownerUrl: string, cause: unknown): Promise<void> {
  lost.destroy();
  try {
    const client = await openCommandClient(ownerUrl, { name: 'restore cleanup' });
    try {
      // The session of a half-open connection would keep its locks.
      await client.query(endSessionSql, [(lost as unknown as { processID: number }).processID, endSessionTimeoutMs]);
      await emptyDatabase(client);
    } finally {
      await client.end();
    }
  } catch (error) {
    throw new StartError(
      `${getMessage(cause)}. The database may hold a part of the backup, because emptying it failed: ${getMessage(error)}. Create a new database for the next restore.`,
      { cause },
    );
  }
}

const endSessionTimeoutMs = 5_000;
const sessionName = 'restore';
const endSessionSql = `
  select pg_terminate_backend(pid, $2) from pg_stat_activity
   where pid = $1 and application_name = '${sessionName}' and datname = current_database()`;
const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

type FillOptions = Omit<Options, 'ownerUrl' | 'log'> & { client: CommandClient };

async function fillDatabase({ client, file, passphrase, archive, files, signal, report }: FillOptions): Promise<void> {
  const { about, manifest } = archive;
  const loader = await DatabaseLoader.begin(client, about.tables);
  let releases: Release[] | undefined;
  const findReleases = async () =>
    (releases ??= (await client.query<Release>('select remote, version, manifest from releases')).rows);
  const found = await readArchive(
    file,
    passphrase,
    async (part) => {
      const { rows } = manifest.parts[part.name] ?? {};
      if (!(await loader.load(part))) await files?.restore(part, findReleases);
      else if (rows) report(`${part.name}: ${rows.toLocaleString('en')} rows`);
    },
    signal,
  );
  await files?.completeReleases(manifest, await findReleases());
  // The file was verified before, so it has changed since.
  const isSame = ([name, { sha256 }]: [string, Part]) => found[name]?.sha256 === sha256;
  if (!Object.entries(manifest.parts).every(isSame)) throw damagedArchiveError(file);
  signal?.throwIfAborted();
  await loader.commit(manifest);
}
