import { remotes } from './paths.mjs';

const firstPort = 4200;

/** The port of each development server by its folder: the shell has the first, the remotes have the next ones. */
export const devPorts = Object.fromEntries(
  ['shell', ...remotes.toSorted()].map((name, index) => [name, firstPort + index]),
);
