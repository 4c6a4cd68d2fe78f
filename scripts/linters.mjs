import path from 'node:path';
import { root } from './paths.mjs';

/** Says what `#room/file` is, so that the tools see through it across rooms. */
const aliases = 'scripts/walls/tsconfig.json';

export const oxlint = [path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'), `--tsconfig=${aliases}`];
export const knip = ['--no-progress', '--no-config-hints', '-t', aliases];
