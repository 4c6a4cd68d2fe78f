import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createToolEnvironment } from './environment.mjs';
import { nodeBinary, packages, portalPackages, root } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { PlainError, printStep } from './print.mjs';

const version = '12.21.0';
const stamp = path.join(root, 'node_modules', '.installed-from');

/** Installs the packages of the lockfile if they aren't installed yet. */
export async function install() {
  const since = performance.now();
  const expectedState = readLockfileState();
  if (isInstalled(expectedState)) return printStep('install', 'up to date', since);
  // pnpm would write links to this copy into the other workspace.
  if (lstatSync(path.dirname(stamp), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new PlainError(
      'node_modules belongs to another workspace. Run npm test -- check there to install the packages.',
    );

  printStep('install', 'installing packages (up to a minute) …');
  await pnpm('Installing the packages', ['install', '--frozen-lockfile']);
  writeFileSync(stamp, expectedState);
  printStep('install', 'done', since);
}

/** Runs the version of pnpm that wrote the lockfile. */
export function pnpm(what, args, { cwd = root } = {}) {
  // CI: no prompt before pnpm replaces another tool's node_modules.
  const env = { ...createToolEnvironment(), CI: process.env.CI || '1' };
  return runQuietly(what, 'npx', ['--yes', `pnpm@${version}`, ...args], {
    cwd,
    env,
    shell: process.platform === 'win32',
  });
}

function readLockfileState() {
  const hash = createHash('sha256').update(version);
  const manifests = [...packages, ...portalPackages].map((name) => path.join(name, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled(expectedState) {
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === expectedState &&
    existsSync(nodeBinary) &&
    packages.every((name) => existsSync(path.join(root, name, 'node_modules')))
  );
}
