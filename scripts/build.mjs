import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compress } from '../packages/portal-build/src/compress.mjs';
import { sealManifest } from '../packages/portal-build/src/seal-manifest.mjs';
import { getFingerprint } from './fingerprint.mjs';
import { frontPackages, remotes, root } from './paths.mjs';
import { runScript } from './run.mjs';
import { PlainError, printStep } from './print.mjs';

const getStamp = (name) => path.join(root, name, 'dist', '.built-from');

/** Builds the stale ones of these packages in parallel, one per core. */
export async function build(names = ['api', ...frontPackages]) {
  await buildAll(names);
  // Rendered from the same sources, for the new scripts.
  if (names.includes('shell') && names.includes('mfe-marketing')) await buildAll(['build/prerender']);
}

/** Builds the product for the tests of one remote: other remotes are only built if they have no build. */
export const buildForRemote = (remote) => build(['api', ...frontPackages].filter((name) => isNeeded(name, remote)));

const isNeeded = (name, remote) => ['api', 'shell', remote].includes(name) || !existsSync(getStamp(name));

async function buildAll(names) {
  const since = performance.now();
  const stale = names.filter((name) => !isFresh(name));
  if (stale.length === 0) return printStep('build', 'up to date', since);

  const waiting = [...stale];
  const problems = [];
  const compressing = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const problem = await buildOne(name, compressing);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.length) }, worker));
  await Promise.all(compressing);
  if (problems.length > 0) throw new PlainError(problems.join('\n\n'));
  printStep('build', stale.join(', '), since);
}

function isFresh(name) {
  return existsSync(getStamp(name)) && readFileSync(getStamp(name), 'utf8') === getFingerprint(name);
}

/** Compression runs on other threads, in parallel with the next build. */
async function buildOne(name, compressing) {
  const source = getFingerprint(name);
  const { code, output } = await runScript(name, 'build');
  if (code !== 0)
    return `${output.trimEnd()}\n\nBuilding ${name} failed. Fix the errors above and run the command again.`;
  const finish = async () => {
    if (frontPackages.includes(name)) await compress(path.join(root, name, 'dist'));
    if (remotes.includes(name)) await sealManifest(path.join(root, name, 'dist'));
    if (name === 'shell') await sealManifest(path.join(root, name, 'dist'), 'shell.json');
    writeFileSync(getStamp(name), source);
  };
  compressing.push(finish());
}
