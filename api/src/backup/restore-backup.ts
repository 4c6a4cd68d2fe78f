import { mkdir, rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import { sumBytes } from '#backup/manifest';
import { requireKnownSchema, restoreDatabase } from '#backup/restore-database';
import { FileRestorer } from '#backup/restore-files';
import {
  isCommitted,
  markCommitted,
  moveIntoPlace,
  removeEmptyTargets,
  requireEmptyDataDir,
  requireFinishedRestore,
  getStagingDir,
  unfinishedRestoreError,
} from '#backup/restore-target';
import { type VerifiedArchive, verifyArchive } from '#backup/verify-archive';
import { discardCluster } from '#db/discard-cluster';
import { startEmbedded } from '#db/embedded';
import { grantServerAccess } from '#db/embedded-account';
import { migrateDatabase } from '#db/migrate-database';
import { openOrm } from '#db/orm';
import { prepareDataDir } from '#files/prepare-data-dir';
import { requireSpace } from '#backup/require-space';
import { findSecrets } from '#secrets/read-secrets';
import { type Settings, StartError } from '#settings';

interface Options {
  file: string;
  passphrase: string | null;
  settings: Settings;
  /** The bucket is the one the backup was taken from, and no server uses it any longer. */
  withSameBucket?: boolean;
  log: Logger;
  signal?: AbortSignal;
  report?: (line: string) => void;
}

export interface RestoreSummary {
  createdAt: string;
  rows: number;
  files: number;
  warnings: string[];
}

/** Rows that are loaded into a new table need no WAL. */
const bulkLoad = ['wal_level=minimal', 'max_wal_senders=0'];
/** The size of a fresh cluster with its indexes, as a multiple of the rows' text. */
const databaseFactor = 3;
const clusterBytes = 100 * 1024 * 1024;

/** Restores a backup into an empty database and data folder. Nothing is put in place until all of it is restored and verified. */
export async function restoreBackup({
  file,
  passphrase,
  settings,
  withSameBucket = false,
  log,
  signal,
  report = () => undefined,
}: Options): Promise<RestoreSummary> {
  const { dataDir, database } = settings;
  requireFinishedRestore(dataDir);
  requireEmptyDataDir(dataDir);
  report('verifying the backup');
  const archive = await verifyArchive(file, passphrase, signal);
  requireKnownSchema(archive);
  prepareDataDir(dataDir, log);
  await requireSpace(settings.dataDir, 'The restore', estimateSpace(archive, settings));

  removeEmptyTargets(dataDir);
  const staging = getStagingDir(dataDir);
  await discardCluster(staging);
  await mkdir(staging, { mode: 0o700 });
  if (database.kind === 'embedded') grantServerAccess(dataDir);
  let lost: string[];
  try {
    lost = await restoreToStaging(staging, {
      file,
      passphrase,
      settings,
      withSameBucket,
      log,
      signal,
      report,
      archive,
    });
    await markCommitted(staging);
    await moveIntoPlace(staging, dataDir);
  } catch (error) {
    if (isCommitted(staging)) throw unfinishedRestoreError(dataDir, error);
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  await rm(staging, { recursive: true, force: true });
  return {
    createdAt: archive.about.createdAt,
    rows: Object.values(archive.manifest.parts).reduce((sum, { rows = 0 }) => sum + rows, 0),
    files: Object.keys(archive.manifest.parts).filter((name) => /^(files|releases|outbox)\//.test(name)).length,
    warnings: [...archive.manifest.missing, ...lost]
      .map((name) => `${name} is not there`)
      .concat(findSecretWarnings(archive, settings)),
  };
}

function estimateSpace({ manifest }: VerifiedArchive, { database, s3 }: Settings): number {
  const rows = database.kind === 'embedded' ? sumBytes(manifest, 'tables/') * databaseFactor + clusterBytes : 0;
  return rows + (s3 ? 0 : sumBytes(manifest, 'files/')) + sumBytes(manifest, 'releases/');
}

/** The settings may have a different secret than the one the data was sealed with. */
function findSecretWarnings({ about }: VerifiedArchive, settings: Settings): string[] {
  const known = findSecrets(settings)?.ids ?? [];
  return about.secrets.every((secret) => known.includes(secret))
    ? []
    : ['SESSION_SECRET is missing a secret of the backup: add it, or authenticator apps have to be set up again'];
}

type RestoreContext = Options & Required<Pick<Options, 'report'>> & { archive: VerifiedArchive };

/** Returns the objects that are missing from the bucket. */
async function restoreToStaging(
  staging: string,
  { file, passphrase, settings, withSameBucket, log, signal, report, archive }: RestoreContext,
): Promise<string[]> {
  await using built = new AsyncDisposableStack();
  const start = async () => {
    return built.adopt(await startEmbedded({ folder: staging, log, flags: bulkLoad }), (each) => each.stop());
  };
  const { url, ownerUrl } = settings.database.kind === 'external' ? settings.database : await start();
  const files = built.adopt(await FileRestorer.open({ s3: settings.s3, dataDir: staging }), (each) => each.stop());
  if (!withSameBucket && (await files.isBucketInUse(archive.manifest)))
    throw new StartError(
      `The bucket ${settings.s3?.bucket} has files of this backup, and a server may be using them. Set S3_BUCKET to an empty bucket. Add --same-bucket only if no server uses this one anymore.`,
    );
  await restoreDatabase({ file, passphrase, archive, ownerUrl: ownerUrl ?? url, files, log, signal, report });
  // An embedded database is in the same folder: it commits when both are moved.
  if (settings.database.kind === 'external') await markCommitted(staging);
  const orm = built.adopt(await openOrm({ url, entities: [], log, connections: { writes: 1, reads: 1 } }), (each) =>
    each.close(true),
  );
  await migrateDatabase({ orm, url, ownerUrl, log });
  return files.findMissingObjects(archive.manifest);
}
