// Does the duration of a refused sign-in reveal whether an account exists? And do 200 sign-ins a second delay others?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { getEmbeddedUrl } from './fifty-projects.mjs';

const [tries, seconds, rate] = [200, 8, 200];
/** Maximum difference of the medians, and maximum p99 of the health check. */
const budget = { difference: 5, healthMs: 50 };

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
// As behind a proxy: each sign-in has its own address, so no limit applies.
const settings = {
  PORT: String(await findFreePort()),
  DATA_DIR: dir,
  DEMO: 'off',
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  SHUTDOWN_DELAY_SECONDS: '0',
};
let addresses = 0;
const founder = { FOUNDER_EMAIL: 'founder@bench.test', FOUNDER_PASSWORD: 'bench-password-123' };
const server = startServer({ env: { PATH: process.env.PATH, ...founder, ...settings }, dir, show: false });
try {
  const { url } = await server.ready;
  await insertPeople(getEmbeddedUrl(dir), tries);
  const difference = await differenceOfMedians(url);
  const delayed = await healthUnderLoad(url);
  if (difference > budget.difference || delayed > budget.healthMs) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** Alternates known and unknown accounts, so that other load on the machine affects both. */
async function differenceOfMedians(url) {
  for (let n = 0; n < 20; n += 1) await refused(url, `warm-up${n}@bench.test`);
  const [known, unknown] = [[], []];
  for (let n = 0; n < tries; n += 1) {
    const one = async () => known.push(await refused(url, `known${n}@bench.test`));
    const other = async () => unknown.push(await refused(url, `unknown${n}@bench.test`));
    for (const work of n % 2 ? [one, other] : [other, one]) await work();
  }
  const [a, b] = [percentile(known, 50), percentile(unknown, 50)];
  const difference = (Math.abs(a - b) / Math.min(a, b)) * 100;
  const row = (name, times, beside) => ({
    'wrong password': name,
    'median ms': percentile(times, 50).toFixed(1),
    'p99 ms': percentile(times, 99).toFixed(1),
    'difference %': beside,
  });
  console.table([
    row('known email', known, difference.toFixed(1)),
    row('unknown email', unknown, ''),
    { 'wrong password': 'budget', 'difference %': budget.difference.toFixed(1) },
  ]);
  return difference;
}

async function healthUnderLoad(url) {
  const calm = await healthTimes(url, delay(2000));
  let n = 0;
  const load = autocannon({
    url: `${url}/api/auth/login`,
    connections: 200,
    duration: seconds,
    overallRate: rate,
    requests: [
      { method: 'POST', setupRequest: (request) => ({ ...request, ...signIn(`load${(n += 1)}@bench.test`) }) },
    ],
  });
  const busy = await healthTimes(url, load);
  const { statusCodeStats } = await load;
  const row = (name, times) => ({
    '/healthz': name,
    'median ms': percentile(times, 50).toFixed(1),
    'p99 ms': percentile(times, 99).toFixed(1),
  });
  const answers = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} × ${status}`);
  console.table([
    row('on its own', calm),
    { ...row(`beside ${rate} sign-ins a second`, busy), 'sign-ins answered': answers.join(', ') },
    { '/healthz': 'budget', 'p99 ms': budget.healthMs.toFixed(1) },
  ]);
  return percentile(busy, 99);
}

async function healthTimes(url, until) {
  let over = false;
  const end = until.then(() => (over = true));
  const times = [];
  while (!over) {
    const since = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    times.push(performance.now() - since);
    await delay(5);
  }
  await end;
  return times;
}

async function refused(url, email) {
  const since = performance.now();
  const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', ...signIn(email) });
  await reply.text();
  if (reply.status !== 401) throw new Error(`Signing in as ${email} returned ${reply.status}`);
  return performance.now() - since;
}

function signIn(email) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': nextAddress() };
  return { headers, body: JSON.stringify({ email, password: 'not-their-password' }) };
}

function nextAddress() {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Accounts with the founder's password hash. */
async function insertPeople(connectionString, count) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `insert into users (id, created_at, updated_at, email, first_name, last_name, role, password_hash)
     select gen_random_uuid(), now(), now(), 'known' || n || '@bench.test', 'Known', 'Person', 'client', f.password_hash
     from generate_series(0, $1::int - 1) n, users f where f.email = $2`,
    [count, founder.FOUNDER_EMAIL],
  );
  await client.end();
}

function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))];
}
