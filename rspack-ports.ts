import fs from 'node:fs';

const firstPort = 4200;

/** The remotes are found by their folder, as in scripts/paths.mjs. */
const remotes = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => name.replaceAll('-', '_'))
  .toSorted();

/** The port of each development server by its federation name: the shell has the first, the remotes have the next ones. */
export const devPorts: Record<string, number> = Object.fromEntries(
  ['shell', ...remotes].map((name, index) => [name, firstPort + index]),
);
