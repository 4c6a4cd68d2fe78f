import { existsSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import type { ArchiveWriter } from '#backup/archive-writer';
import { filePrefix, outboxPrefix, toReleasePart, secretFiles, secretPrefix } from '#backup/file-parts';
import type { Manifest } from '#backup/manifest';
import { AppError } from '#errors';
import type { ObjectStore } from '#files/file-store';
import { openFiles } from '#files/open-files';
import { getFiles } from '#remotes/manifest';
import { ReleaseFiles } from '#remotes/release-files';
import type { Settings } from '#settings';

export interface FileLists {
  keys: string[];
  releases: Array<{ remote: string; version: string; manifest: string }>;
}

/** The files that the snapshot references: only complete ones. */
export async function listFiles(client: Client): Promise<FileLists> {
  const stored = await client.query<{ key: string }>(
    'select key from stored_files where size is not null order by key',
  );
  const { rows: found } = await client.query("select to_regclass('archive_files') as name");
  // An older version has no such table.
  const archived = found[0]?.name
    ? await client.query<{ key: string }>('select key from archive_files order by key')
    : null;
  const releases = await client.query<FileLists['releases'][number]>(
    `select remote, version, manifest from releases where complete_at is not null order by remote, version`,
  );
  return {
    keys: [...stored.rows, ...(archived?.rows ?? [])].map(({ key }) => key),
    releases: releases.rows,
  };
}

interface Options {
  archive: ArchiveWriter;
  settings: Pick<Settings, 's3' | 'dataDir'>;
  lists: FileLists;
  /** Objects of a bucket are only listed. */
  withoutObjects: boolean;
}

type SkippedFiles = Pick<Manifest, 'leftInBucket' | 'missing'>;

/** Writes uploaded files, the releases of portals, the outbox and the secrets of the data folder. */
export async function writeFiles({ archive, settings, lists, withoutObjects }: Options): Promise<SkippedFiles> {
  const { dataDir } = settings;
  const { objects, bucket } = await openFiles(settings);
  const left: SkippedFiles = { leftInBucket: [], missing: [] };
  try {
    for (const key of lists.keys) {
      if (objects && withoutObjects) left.leftInBucket.push({ key, bytes: await objects.getSize(key) });
      else await add(`${filePrefix}${key}`, () => openStored(key, objects, path.join(dataDir, 'files', key)));
    }
    const releaseFiles = new ReleaseFiles(path.join(dataDir, 'releases'), objects);
    for (const { remote, version, manifest } of objects && withoutObjects ? [] : lists.releases)
      for (const [name, expected] of Object.entries(getFiles(remote, manifest)))
        await add(toReleasePart(remote, version, name), async () => ({
          size: expected.size,
          stream: await releaseFiles.open(remote, version, name, expected),
        }));
    const outbox = path.join(dataDir, 'outbox');
    for (const name of existsSync(outbox) ? readdirSync(outbox).filter((each) => each.endsWith('.eml')) : [])
      await add(`${outboxPrefix}${name}`, () => openOnDisk(path.join(outbox, name)));
    for (const name of secretFiles)
      if (existsSync(path.join(dataDir, name)))
        await add(`${secretPrefix}${name}`, () => openOnDisk(path.join(dataDir, name)));
  } finally {
    await bucket?.stop();
  }
  return left;

  async function add(name: string, openIt: () => Promise<OpenedFile>): Promise<void> {
    const opened = await openIt().catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (opened) await archive.addFile(name, opened.size, opened.stream);
    else left.missing.push(name);
  }
}

interface OpenedFile {
  size: number;
  stream: Readable;
}

async function openStored(key: string, objects: ObjectStore | null, file: string): Promise<OpenedFile> {
  if (!objects) return openOnDisk(file);
  const stream = await objects.open(key);
  return { size: (await objects.getSize(key)) ?? 0, stream };
}

/** Opened first, so that a file deleted meanwhile can still be read. */
async function openOnDisk(file: string): Promise<OpenedFile> {
  const handle = await open(file);
  try {
    return { size: (await handle.stat()).size, stream: handle.createReadStream() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const isMissing = (error: unknown) =>
  (error instanceof AppError && error.code === 'NOT_FOUND') ||
  (error instanceof Error && 'code' in error && error.code === 'ENOENT');
