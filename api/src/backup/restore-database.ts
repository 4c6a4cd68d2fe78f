import pg from 'pg';
import type { Logger } from 'pino';
import { damaged, readArchive } from '#backup/archive-reader';
import { DatabaseLoader } from '#backup/load-database';
import type { Part } from '#backup/manifest';
import type { FileRestorer, Release } from '#backup/restore-files';
import { emptyDatabase, requireEmptyDatabase } from '#backup/restore-target';
import type { VerifiedArchive } from '#backup/verify-archive';
import { knownMigrations } from '#db/known-migrations';
import { aloneOnDatabase, migrate } from '#db/migrate';
import { migrateJobs } from '#db/migrate-jobs';
import { openOrm } from '#db/orm';
import { StartError } from '#settings';

interface Options {
  file: string;
  passphrase: string | null;
  archive: VerifiedArchive;
  /** Of the role that is to own the schema, in an empty database. */
  ownerUrl: string;
  /** For what is not the database's; it comes after all rows. Null where a backup has rows alone. */
  files: FileRestorer | null;
  log: Logger;
  signal?: AbortSignal;
  report: (line: string) => void;
}

/** Throws where a newer version wrote the backup. */
export function requireKnownSchema({ about }: VerifiedArchive): void {
  const known = new Set(knownMigrations());
  if (about.migrations.some((name) => !known.has(name)))
    throw new StartError('A newer version wrote this backup. Restore it with that version or a later one.');
}

/** Brings an empty database to the schema of the backup and fills it. Where that fails, the database is empty again. */
export async function restoreDatabase({ ownerUrl, log, ...rest }: Options): Promise<void> {
  const orm = await openOrm({ url: ownerUrl, entities: [], log, connections: { writes: 1, reads: 1 } });
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'restore' });
  client.on('error', () => undefined); // the query that runs fails, too
  try {
    await client.connect();
    await aloneOnDatabase(orm, async () => {
      await requireEmptyDatabase(client);
      try {
        await migrate({ url: ownerUrl, log, names: rest.archive.about.migrations });
        await migrateJobs(ownerUrl, log);
        await fill({ ...rest, client });
        await migrate({ url: ownerUrl, log });
      } catch (error) {
        await client.query('rollback');
        await emptyDatabase(client);
        throw error;
      }
    });
  } finally {
    await client.end();
    await orm.close(true);
  }
}

type Fill = Omit<Options, 'ownerUrl' | 'log'> & { client: pg.Client };

async function fill({ client, file, passphrase, archive, files, signal, report }: Fill): Promise<void> {
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
  // The file was verified before: somebody has changed it since.
  const isSame = ([name, { sha256 }]: [string, Part]) => found[name]?.sha256 === sha256;
  if (!Object.entries(manifest.parts).every(isSame)) throw damaged(file);
  signal?.throwIfAborted();
  await loader.commit(manifest);
}
