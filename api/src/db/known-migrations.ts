import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The names of all migrations of this version. */
export const knownMigrations = (): string[] =>
  readdirSync(path.join(import.meta.dirname, 'migrations'))
    .filter((file) => /^Migration\w+\.(js|ts)$/.test(file))
    .map((file) => path.parse(file).name)
    .toSorted();
