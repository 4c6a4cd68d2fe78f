// Does an event cost more the more people follow it? Statements and CPU time for each event, with 10 followers and with 10,000.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import WebSocket from 'ws';
import { freePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { embeddedUrl } from './fifty-projects.mjs';
import { registerOperations } from './register-operations.mjs';

const rounds = [10, 1000, 10_000];
const events = 20;
/** What a socket and a session may have at most. */
const subscriptionsOfASocket = 50;
const socketsOfASession = 30;
const password = 'demo-password-123';
/** PostgreSQL counts what an idle connection did after ten seconds. */
const statisticsDelay = 11_000;
const metricsToken = 'token-of-this-measurement';

const activityAdded = 'subscription { activityAdded { id description project { id title status progress } } }';
const update = 'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const settings = { PORT: String(await freePort()), DATA_DIR: dir, DEMO: 'on', NODE_ENV: 'production' };
const env = {
  PATH: process.env.PATH,
  ...settings,
  METRICS_TOKEN: metricsToken,
  FOUNDER_EMAIL: 'founder@demo.test',
  FOUNDER_PASSWORD: password,
};
const server = startServer({ env, dir, show: false });
let url;
let database;
try {
  ({ url } = await server.ready);
  await registerOperations(embeddedUrl(dir), [activityAdded, update]);
  database = new pg.Client({ connectionString: embeddedUrl(dir) });
  await database.connect();
  const rows = [];
  for (const followers of rounds) rows.push(await measure(followers));
  const [few, , many] = rows;
  const baseline = { followers: 'goal', 'reads of activity an event': few.statements.toFixed(1) };
  console.table([
    ...rows.map(({ followers, statements, cpu, last }) => ({
      followers,
      'reads of activity an event': statements.toFixed(1),
      'CPU ms an event': cpu.toFixed(1),
      'of it µs a follower': followers > 10 ? (((cpu - few.cpu) / (followers - 10)) * 1000).toFixed(1) : '–',
      'last one hears after ms': last.toFixed(0),
    })),
    baseline,
  ]);
  if (many.statements > few.statements * 1.1) process.exitCode = 1;
} finally {
  await database?.end();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function measure(followers) {
  const developer = await signIn('developer@demo.test');
  const { rows } = await database.query(
    `select p.id from projects p join users c on c.id = p.client_id join users d on d.id = p.developer_id
     where c.email = 'client@demo.test' and d.email = 'developer@demo.test' limit 1`,
  );
  const project = rows[0].id;
  const heard = { count: 0 };
  const sockets = await follow(followers, heard);
  let progress = 0;
  const change = async () => {
    const goal = heard.count + followers;
    const since = performance.now();
    await graphql(developer, update, { id: project, progress: (progress += 1) });
    while (heard.count < goal) await delay(1);
    return performance.now() - since;
  };
  await change();
  const before = await figures();
  const times = [];
  for (let n = 0; n < events; n += 1) times.push(await change());
  const after = await figures();
  for (const socket of sockets) socket.terminate();
  return {
    followers,
    statements: (after.reads - before.reads) / events,
    cpu: ((after.cpu - before.cpu) * 1000) / events,
    last: times.toSorted((a, b) => a - b)[Math.floor(events / 2)],
  };
}

async function follow(followers, heard) {
  const count = Math.ceil(followers / subscriptionsOfASocket);
  const sessions = await Promise.all(
    Array.from({ length: Math.ceil(count / socketsOfASession) }, () => signIn('client@demo.test')),
  );
  const sockets = [];
  for (let n = 0; n < count; n += 1) {
    const cookie = sessions[n % sessions.length];
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    sockets.push(socket);
  }
  let standing = 0;
  const payload = { query: activityAdded, extensions: { following: true } };
  for (const socket of sockets)
    socket.on('message', (data) => {
      if (data.includes('"following"')) standing += 1;
      else if (data.includes('"data":{"activityAdded"')) heard.count += 1;
      else throw new Error(String(data));
    });
  for (let id = 0; id < followers; id += 1)
    sockets[id % count].send(JSON.stringify({ id: String(id), type: 'subscribe', payload }));
  while (standing < followers) await delay(10);
  return sockets;
}

/** CPU seconds of the server, and how often PostgreSQL looked into the table of activity. */
async function figures() {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  await delay(statisticsDelay);
  const { rows } = await database.query(
    "select seq_scan + idx_scan as reads from pg_stat_user_tables where relname = 'activity'",
  );
  return { cpu: Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)[1]), reads: Number(rows[0].reads) };
}

async function graphql(cookie, query, variables) {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = await reply.json();
  if (errors) throw new Error(errors[0].message);
}

async function signIn(email) {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`${email} could not sign in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
