import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '#errors';
import type { FileStore } from '#files/file-store';

/** Files in a folder on this machine. A key is a path in it. */
export function createDiskStore(folder: string): FileStore {
  const getFile = (key: string) => path.join(folder, key);
  const getPart = (key: string) => `${getFile(key)}.part`;
  return {
    async put(key, bytes) {
      await mkdir(path.dirname(getFile(key)), { recursive: true, mode: 0o700 });
      await writeFile(getPart(key), bytes, { mode: 0o600, flush: true });
      await rename(getPart(key), getFile(key));
    },
    async open(key) {
      try {
        return (await open(getFile(key))).createReadStream();
      } catch (error) {
        throw isMissing(error) ? notFound('file') : error;
      }
    },
    async remove(key) {
      await rm(getPart(key), { force: true });
      await rm(getFile(key), { force: true });
    },
  };
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
