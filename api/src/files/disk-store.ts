import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '#errors';
import type { FileStore } from '#files/file-store';

/** Files in a folder on this machine. A key is a path in it. */
export function createDiskStore(folder: string): FileStore {
  const fileOf = (key: string) => path.join(folder, key);
  const partOf = (key: string) => `${fileOf(key)}.part`;
  return {
    async put(key, bytes) {
      await mkdir(path.dirname(fileOf(key)), { recursive: true, mode: 0o700 });
      await writeFile(partOf(key), bytes, { mode: 0o600, flush: true });
      await rename(partOf(key), fileOf(key));
    },
    async open(key) {
      try {
        return (await open(fileOf(key))).createReadStream();
      } catch (error) {
        throw isMissing(error) ? notFound('file') : error;
      }
    },
    async remove(key) {
      await rm(partOf(key), { force: true });
      await rm(fileOf(key), { force: true });
    },
  };
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
