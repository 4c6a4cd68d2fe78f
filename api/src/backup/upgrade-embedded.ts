import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { clock } from '#clock';
import { ArchiveWriter } from '#backup/archive-writer';
import { restoreDatabase } from '#backup/restore-database';
import { verifyArchive } from '#backup/verify-archive';
import { beginSnapshot, writeDatabase } from '#backup/write-database';
import { requireSpace } from '#backup/require-space';
import { openCommandClient } from '#db/command-client';
import { discardCluster } from '#db/discard-cluster';
import { startEmbedded } from '#db/embedded';
import { findPrograms, getMajorVersion, type Programs } from '#db/embedded-binaries';
import { readClusterVersion } from '#db/embedded-cluster';
import { findSavedPrograms, removeSavedPrograms } from '#db/saved-programs';
import { migrateAsOwner } from '#db/migrate-as-owner';
import { StartError } from '#settings';

interface Options {
  /** The data folder. */
  folder: string;
  log: Logger;
}

/** Where the new cluster is created. */
const getStagingDir = (folder: string) => path.join(folder, 'postgres-upgrade');
/** Written once the new cluster is complete: from then on it replaces the old one, whatever happens. */
const verifiedMarker = 'verified';
const names = ['postgres', 'postgres.password'] as const;

/**
 * Upgrades the embedded database from an earlier major version of PostgreSQL: backs it up, restores the backup into a new
 * cluster, and swaps the clusters. The old one is kept until the new one has run once.
 */
export async function upgradeEmbedded({ folder, log }: Options): Promise<void> {
  const { postgres } = await findPrograms();
  const to = getMajorVersion(postgres);
  if (existsSync(path.join(getStagingDir(folder), verifiedMarker))) return swapClusters(folder, to);
  const from = readClusterVersion(path.join(folder, 'postgres'));
  if (from === null || from > to) return;
  if (from === to) return removeOldClusters(folder, to);

  const programs = findSavedPrograms(folder, from);
  if (!programs)
    throw new StartError(
      `The embedded database was written by PostgreSQL ${from}, and this version includes ${to}. To upgrade it, start the previous version of the product once more and stop it, or put the programs of PostgreSQL ${from} into ${path.join(folder, 'postgres-programs', String(from))}: docs/upgrading.md`,
    );
  log.warn(`the embedded database was written by PostgreSQL ${from}; upgrading it to ${to}, with a backup first`);
  const file = path.join(
    folder,
    'backups',
    `before-postgres-${to}-${clock.date().toISOString().replaceAll(':', '-')}.backup`,
  );
  try {
    // The backup and the new cluster, each at most as large as the old one.
    await requireSpace(folder, 'The upgrade', 2 * getFolderSize(path.join(folder, 'postgres')));
    await backUpCluster({ folder, log, programs, file });
    await restoreToStaging({ folder, log, file });
  } catch (cause) {
    await rm(getStagingDir(folder), { recursive: true, force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The embedded database was not upgraded to PostgreSQL ${to} and is unchanged: ${reason}. Start the previous version, or fix this and start again.`,
      { cause },
    );
  }
  await swapClusters(folder, to);
  log.warn(
    { backup: file },
    `the embedded database now has PostgreSQL ${to}; the old one is deleted at the next start`,
  );
}

async function backUpCluster({
  folder,
  log,
  programs,
  file,
}: Options & { programs: Programs; file: string }): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const old = await startEmbedded({ folder, log, programs });
  await using built = new AsyncDisposableStack();
  built.defer(() => old.stop());
  const client = built.adopt(await openCommandClient(old.ownerUrl, { name: 'upgrade' }), (each) => each.end());
  const archive = await ArchiveWriter.create(file, null);
  try {
    await beginSnapshot(client);
    const report = (line: string) => log.debug(line);
    const sequences = await writeDatabase({ client, archive, transient: true, secrets: [], report });
    await archive.finish({ sequences, leftInBucket: [], missing: [] });
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

function getFolderSize(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

async function restoreToStaging({ folder, log, file }: Options & { file: string }): Promise<void> {
  const archive = await verifyArchive(file, null);
  const staging = getStagingDir(folder);
  await discardCluster(staging);
  const fresh = await startEmbedded({ folder: staging, log });
  try {
    const report = (line: string) => log.debug(line);
    await restoreDatabase({ file, passphrase: null, archive, ownerUrl: fresh.ownerUrl, files: null, log, report });
    await migrateAsOwner({ ownerUrl: fresh.ownerUrl, appUrl: fresh.url, log });
  } finally {
    await fresh.stop();
  }
  writeFileSync(path.join(staging, verifiedMarker), '', { flush: true });
}

/** An interrupted start may already have done any of these steps. */
async function swapClusters(folder: string, to: number): Promise<void> {
  const staging = getStagingDir(folder);
  const old = readClusterVersion(path.join(folder, 'postgres'));
  if (old !== null && old !== to) {
    await rename(path.join(folder, 'postgres.password'), path.join(folder, `postgres-${old}.password`)).catch(
      ignoreMissing,
    );
    await rename(path.join(folder, 'postgres'), path.join(folder, `postgres-${old}`));
  }
  for (const name of names.toReversed())
    await rename(path.join(staging, name), path.join(folder, name)).catch(ignoreMissing);
  await rm(staging, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Removes what an upgrade left behind, once the new cluster has run. */
async function removeOldClusters(folder: string, current: number): Promise<void> {
  if (!findSavedPrograms(folder, current)) return;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const major = Number(/^postgres-(\d+)$/.exec(name)?.[1] ?? current);
    if (major >= current) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
    await rm(path.join(folder, `${name}.password`), { force: true });
    await removeSavedPrograms(folder, major);
  }
}
