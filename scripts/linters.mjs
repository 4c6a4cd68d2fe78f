import path from 'node:path';
import { root } from './paths.mjs';

/** Resolves `#room/file`, so that the tools follow imports between folders. */
const aliases = 'scripts/walls/tsconfig.json';

export const oxlint = [path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'), `--tsconfig=${aliases}`];
export const knip = ['--cache', '--no-progress', '--no-config-hints', '-t', aliases];

/** Checks only files whose content changed since they were last checked. */
export const prettier = [
  '--log-level=warn',
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/prettier.json',
];
