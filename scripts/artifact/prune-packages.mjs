import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Types, source maps, documentation, and TypeScript, which Node doesn't run under node_modules. */
const unusedFile = /\.(?:[cm]?tsx?|map|md|markdown|flow)$/;
const license = /^(?:licen[cs]e|notice|copying|copyright)/i;
/** Duplicates: the playground is served from `dist`. */
const duplicates = ['ruru/static'];

/** Removes files that are never loaded from installed packages. */
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
