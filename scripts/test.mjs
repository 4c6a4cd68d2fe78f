// `npm test`: runs all tests; `npm test -- check`, `front`, `api`, `attacks`, `e2e` or `artifact` runs one part, `npm test -- mfe-client` those of one remote.
// `-- e2e:shell` runs the journeys of one shard, as CI does; `-- --changed` runs what the changes since origin/main can break; `-- --long` runs more trials of the tests that kill servers and break connections.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildForRemote } from './build.mjs';
import { findChangedFiles } from './changed-files.mjs';
import { readDotEnv } from './environment.mjs';
import { install } from './install.mjs';
import { remotes } from './paths.mjs';
import { startRedis } from './redis.mjs';
import { bold, PlainError, printStep, red, runMain, print } from './print.mjs';
import { signalRunningPrograms } from './run.mjs';
import { findRedis, installSystemPackages } from './system.mjs';
import { getChangedSteps, getSteps, parts, shards } from './test-steps.mjs';
import { printSummary } from './test-summary.mjs';

const done = [];
await runMain(test);
printSummary(done, { hasFailed: Boolean(process.exitCode) });

async function test() {
  const { chosen, changed, long } = readOptions();
  if (long) process.env.LONG_TESTS = '1';
  readDotEnv();
  await install();
  const steps = changed ? getChangedSteps(await findChangedFiles()) : chosen.flatMap(getSteps);
  if (steps.some(({ needsDatabase }) => needsDatabase)) await installSystemPackages();

  const memoryFolder = createMemoryFolder();
  if (memoryFolder) process.env.TMPDIR = memoryFolder;
  const redis = await startTestRedis();
  try {
    await runSteps(steps, { built: buildForSteps(chosen, steps), redisEnv: redis.env });
  } catch (error) {
    signalRunningPrograms('SIGTERM');
    throw error;
  } finally {
    await redis.stop();
    if (memoryFolder) rmSync(memoryFolder, { recursive: true, force: true });
  }
  if (done.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function readOptions() {
  const known = [...Object.keys(parts), ...shards, ...remotes];
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, long: { type: 'boolean' } },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new PlainError(`No part ${unknown.join(', ')}. The parts are ${known.join(', ')}.`);
  return { ...values, chosen: positionals.length > 0 ? positionals : Object.keys(parts) };
}

async function buildForSteps(chosen, steps) {
  const named = chosen.filter((name) => remotes.includes(name));
  if (named.length === chosen.length) for (const remote of named) await buildForRemote(remote);
  else await build(steps.every(({ title }) => title === 'front') ? [] : undefined);
}

/**
 * Suites without a database run beside those with one, and fill the time in which those wait; the attacks measure, so they run alone.
 * A suite starts as soon as what it needs is built.
 */
async function runSteps(steps, { built, redisEnv }) {
  const [background, foreground, alone] = ['background', 'foreground', 'alone'].map((lane) =>
    steps.filter((step) => step.lane === lane),
  );
  const isParallel = background.length > 0 && foreground.length > 0;
  const runLane = async (lane, options) => {
    for (const step of lane) await runStep(step, { built, redisEnv, ...options });
  };
  await Promise.all([
    built,
    runLane(background, { live: !isParallel, isBackground: isParallel }),
    runLane(foreground, { live: !isParallel }),
  ]);
  await runLane(alone, { live: true });
}

async function runStep({ title, run, needsBuild }, { built, ...options }) {
  if (needsBuild) await built;
  if (options.live) print(`\n${bold(title)}\n`);
  else printStep(title, 'started');
  const since = performance.now();
  const result = await run(options);
  const seconds = (performance.now() - since) / 1000;
  if (!options.live) print(`\n${bold(title)}\n\n${result.output}`);
  if (result.problem) print(red(result.problem));
  done.push({ title, seconds, ...result });
}

/**
 * A folder in memory for what tests write: on a disk, they wait for it for a tenth of their time. Null where there is no such folder, or
 * less than 12 GiB of memory.
 */
function createMemoryFolder() {
  const parent = '/dev/shm';
  const isRoomy = (bytes) => bytes >= 12 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (!isRoomy(bavail * bsize) || !isRoomy(freemem())) return null;
    const folder = mkdtempSync(path.join(parent, 'portals-tests-'));
    // Root's tests run PostgreSQL as another account.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return null; // Not Linux.
  }
}

async function startTestRedis() {
  const none = { env: {}, stop: async () => undefined };
  const program = findRedis();
  if (process.env.REDIS_URL || !program) return none;
  const { url, stop } = await startRedis(program);
  return { env: { REDIS_URL: url }, stop };
}
