// What do more processes gain? Requests a second, total and per CPU core, with WORKERS=2 and with two servers on one Redis, compared with one process.
import { readdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { findFreePort } from '../scripts/port.mjs';
import { startRedis } from '../scripts/redis.mjs';
import { startServer } from '../scripts/server.mjs';
import { findRedis } from '../scripts/system.mjs';
import { getEmbeddedUrl, insertFiftyProjects } from './fifty-projects.mjs';
import { registerOperations } from './register-operations.mjs';
import { founder, signInFounder } from './sign-in-founder.mjs';

const [connections, duration, warmUp] = [32, 6, 3];
/** Minimum throughput per core with more processes: they exchange events and share the machine with PostgreSQL and the load generator. */
const minPerCore = 0.7;
const person = 'id firstName';
const query = `{ projects(first: 50) { edges { node { id title status tier progress createdAt client { ${person} } developer { ${person} } tester { ${person} } } } } }`;
/** In hundredths of a second, as Linux counts: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const ticksPerSecond = 100;

const setups = [
  { name: 'one process', open: () => openServers({}, 1) },
  { name: 'WORKERS=2', open: () => openServers({ WORKERS: '2' }, 1) },
  { name: 'two servers, one Redis', open: openOnRedis },
];
const rows = [];
for (const { name, open } of setups) rows.push({ name, ...(await measure(await open())) });
const [alone] = rows;
console.table(
  rows.map(({ name, rate, cores }) => ({
    processes: name,
    'req/s': Math.round(rate),
    '× one process': (rate / alone.rate).toFixed(2),
    'cores in use': cores.toFixed(2),
    'req/s a core, × one process': (rate / cores / (alone.rate / alone.cores)).toFixed(2),
  })),
);
console.log(`limit: at least ${minPerCore} × the requests a second of one process for each core`);
if (rows.some(({ rate, cores }) => rate / cores < minPerCore * (alone.rate / alone.cores))) process.exitCode = 1;

/** The first one starts the shared database. */
async function openServers(env, count, stopOthers = async () => undefined) {
  const servers = [];
  const dirs = [];
  let database;
  for (let n = 0; n < count; n += 1) {
    const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
    dirs.push(dir);
    const settings = {
      PORT: String(await findFreePort()),
      DATA_DIR: dir,
      DEMO: 'off',
      NODE_ENV: 'production',
      SESSION_SECRET: 'a-secret-for-measurements-and-nothing-else',
      FOUNDER_EMAIL: founder.email,
      FOUNDER_PASSWORD: founder.password,
      ...(database && { DATABASE_URL: database }),
      ...env,
    };
    const server = startServer({ env: { PATH: process.env.PATH, ...settings }, dir, show: false });
    servers.push({ ...server, url: (await server.ready).url });
    if (database) continue;
    database = getEmbeddedUrl(dir);
    await insertFiftyProjects(database);
    await registerOperations(database, [query]);
  }
  const stop = async () => {
    for (const server of servers.toReversed()) await server.stop();
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
    await stopOthers();
  };
  return { urls: servers.map(({ url }) => url), pids: servers.map(({ pid }) => pid), stop };
}

async function openOnRedis() {
  const program = findRedis();
  if (!program) throw new Error('redis-server is not installed');
  const redis = await startRedis(program);
  return openServers({ REDIS_URL: redis.url }, 2, redis.stop);
}

async function measure({ urls, pids, stop }) {
  try {
    const cookie = await signInFounder(urls[0]);
    await Promise.all(urls.map((url) => load(url, cookie, warmUp, urls.length)));
    const before = cpuSeconds(pids);
    const results = await Promise.all(urls.map((url) => load(url, cookie, duration, urls.length)));
    const cores = (cpuSeconds(pids) - before) / duration;
    return { rate: results.reduce((sum, { requests }) => sum + requests.average, 0), cores };
  } finally {
    await stop();
  }
}

async function load(url, cookie, seconds, share) {
  const result = await autocannon({
    url: `${url}/graphql`,
    connections: connections / share,
    duration: seconds,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ query }),
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

/** CPU time of the Node.js processes in these process groups, without PostgreSQL. */
function cpuSeconds(groups) {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.reduce((sum, id) => sum + getCpu(id, groups), 0);
}

function getCpu(id, groups) {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'));
    const fields = rest.split(' ');
    const isCounted = groups.includes(Number(fields[2])) && !name.startsWith('postgres');
    return isCounted ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : 0;
  } catch {
    return 0; // it has ended
  }
}
