import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Total size of the files in a folder, in bytes. */
export function getFolderSize(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? getFolderSize(file) : lstatSync(file).size;
    })
    .reduce((sum, size) => sum + size, 0);
}
