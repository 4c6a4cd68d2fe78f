// `npm test`: every test there is; `npm test -- check`, `front`, `api` or `e2e` runs one part.
import { build } from './build.mjs';
import { checks, runChecks } from './checks.mjs';
import { readDotEnv } from './environment.mjs';
import { install } from './install.mjs';
import { startRedis } from './redis.mjs';
import { bold, PlainError, runMain, say } from './say.mjs';
import { runApi, runFront, runPlaywright } from './suites.mjs';
import { findChromium, findRedis, installSystemPackages } from './system.mjs';

const parts = {
  check: () => runChecks(checks()),
  front: runFront,
  // Its tests start and stop a Redis of their own.
  api: runApi,
  e2e: (env) => runPlaywright({ ...env, CHROMIUM: findChromium() ?? '' }),
};
const total = { passed: 0, failed: 0, skipped: 0 };

await runMain(test);
if (process.exitCode) total.failed ||= 1;
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);

async function test() {
  const wanted = chosenParts();
  readDotEnv();
  await install();
  if (wanted.includes('api') || wanted.includes('e2e')) await installSystemPackages();
  await build(wanted.every((name) => name === 'front') ? [] : undefined);

  const redis = await redisForTests();
  try {
    for (const name of wanted) {
      say(`\n${bold(name)}\n`);
      const counts = await parts[name](redis.env);
      for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
    }
  } finally {
    await redis.stop();
  }
  if (total.failed > 0) process.exitCode = 1;
}

function chosenParts() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length === 0) return asked.length > 0 ? asked : Object.keys(parts);
  throw new PlainError(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`);
}

async function redisForTests() {
  const none = { env: {}, stop: async () => undefined };
  const program = findRedis();
  if (process.env.REDIS_URL || !program) return none;
  const { url, stop } = await startRedis(program);
  return { env: { REDIS_URL: url }, stop };
}
