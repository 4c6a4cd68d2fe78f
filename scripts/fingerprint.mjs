import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const everywhere = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'rules/src',
  'rules/package.json',
  'packages/portal-build/src',
];
const front = [
  ...everywhere,
  'packages/portal-build/package.json',
  'scripts/dev-ports.mjs',
  'kit/src',
  'kit/package.json',
  'package.json',
];
/** Additional packages that a build reads. */
const extraInputs = { 'build/prerender': ['shell', 'mfe-marketing'] };
const notWritten = /^(node_modules|dist|test-results|coverage|\.git|\.cache|\.data)$|\.log$/;
const notBuilt = new RegExp(`${notWritten.source}|\\.test\\.tsx?$`);

/** A hash of all inputs of a package's build, so that only stale packages are built. */
export function getFingerprint(name) {
  const hash = createHash('sha256');
  const inputs = [...(name === 'api' ? everywhere : front), name, ...(extraInputs[name] ?? [])];
  for (const input of inputs) if (existsSync(path.join(root, input))) add(hash, input, notBuilt);
  return hash.digest('hex');
}

/** A hash of a file, or of all files in a folder that people or generators write. */
export function hashSources(relative) {
  const hash = createHash('sha256');
  add(hash, relative, notWritten);
  return hash.digest('hex');
}

function add(hash, relative, ignored) {
  const absolute = path.join(root, relative);
  if (!statSync(absolute).isDirectory()) return hash.update(relative).update('\0').update(readFileSync(absolute));
  for (const name of readdirSync(absolute).toSorted()) {
    if (!ignored.test(name)) add(hash, path.join(relative, name), ignored);
  }
}
