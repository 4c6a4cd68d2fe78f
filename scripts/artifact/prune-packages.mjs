import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Types, maps and documentation. Node refuses to run TypeScript under node_modules, so sources in it are never loaded. */
const unusedFile = /\.(?:[cm]?tsx?|map|md|markdown|flow)$/;
const license = /^(?:licen[cs]e|notice|copying|copyright)/i;
/** The same files a second time: the playground is served from `dist`. */
const duplicates = ['ruru/static'];

/** Takes what is never loaded out of installed packages. */
export function prunePackages(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === '.bin' || duplicates.some((name) => file.endsWith(path.normalize(`node_modules/${name}`))))
        rmSync(file, { recursive: true });
      else prunePackages(file);
    } else if (entry.isFile() && unusedFile.test(entry.name) && !license.test(entry.name)) rmSync(file);
  }
}
