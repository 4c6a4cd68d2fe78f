// `npm test`: runs all tests; `npm test -- check`, `front`, `api`, `attacks`, `e2e` or `artifact` runs one part, `npm test -- mfe-client` those of one remote.
import { getJourneys } from '../e2e/journeys.mjs';
import { build, buildFor } from './build.mjs';
import { artifactChecks, listChecks, listRemoteChecks, runChecks } from './checks.mjs';
import { readDotEnv } from './environment.mjs';
import { install } from './install.mjs';
import { remotes } from './paths.mjs';
import { startRedis } from './redis.mjs';
import { bold, PlainError, runMain, print } from './print.mjs';
import { runApi, runAttacks, runFront, runPlaywright } from './suites.mjs';
import { findChromium, findRedis, installSystemPackages } from './system.mjs';

const runJourneys = (env, files) => runPlaywright({ ...env, CHROMIUM: findChromium() ?? '' }, files);
const parts = {
  check: () => runChecks(listChecks()),
  front: () => runFront(),
  // These tests start their own Redis.
  api: runApi,
  attacks: runAttacks,
  e2e: (env) => runJourneys(env),
  artifact: () => runChecks(artifactChecks),
};
const total = { passed: 0, failed: 0, skipped: 0 };

await runMain(test);
if (process.exitCode) total.failed ||= 1;
print(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);

async function test() {
  const chosenParts = chosenNames();
  readDotEnv();
  await install();
  if (chosenParts.some((name) => name !== 'check' && name !== 'front')) await installSystemPackages();
  await buildWhatIsNeeded(chosenParts);

  const redis = await redisForTests();
  try {
    for (const [title, run] of chosenParts.flatMap(getSteps)) {
      print(`\n${bold(title)}\n`);
      const counts = await run(redis.env);
      for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
    }
  } finally {
    await redis.stop();
  }
  if (total.failed > 0) process.exitCode = 1;
}

function chosenNames() {
  const args = process.argv.slice(2);
  const known = [...Object.keys(parts), ...remotes];
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length === 0) return args.length > 0 ? args : Object.keys(parts);
  throw new PlainError(`No part ${unknown.join(', ')}. The parts are ${known.join(', ')}.`);
}

async function buildWhatIsNeeded(chosenParts) {
  const chosen = chosenParts.filter((name) => remotes.includes(name));
  if (chosen.length === chosenParts.length) for (const remote of chosen) await buildFor(remote);
  else await build(chosenParts.every((name) => name === 'front') ? [] : undefined);
}

function getSteps(name) {
  if (name in parts) return [[name, parts[name]]];
  return [
    [`${name}: checks`, () => runChecks(listRemoteChecks(name))],
    [`${name}: front`, () => runFront(name)],
    [`${name}: e2e`, (env) => runJourneys(env, getJourneys(name))],
  ];
}

async function redisForTests() {
  const none = { env: {}, stop: async () => undefined };
  const program = findRedis();
  if (process.env.REDIS_URL || !program) return none;
  const { url, stop } = await startRedis(program);
  return { env: { REDIS_URL: url }, stop };
}
