import path from 'node:path';
import { root } from './paths.mjs';

/** The linter, run by our Node; its tsconfig tells it what `#room/file` is, so that it sees cycles across rooms. */
export const oxlint = [
  path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'),
  '--tsconfig=scripts/walls/tsconfig.json',
];
