import { remotes } from './paths.mjs';

const firstPort = 4200;

/** Ports of the development servers by folder: the shell's first, then the remotes'. */
export const devPorts = Object.fromEntries(
  ['shell', ...remotes.toSorted()].map((name, index) => [name, firstPort + index]),
);
