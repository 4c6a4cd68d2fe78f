// What does an event with many subscribers cost? Compared with plain `ws`, which sends the same bytes to as many sockets.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../scripts/port.mjs';
import { startBenchServer } from './bench-server.mjs';
import { now, startFollowers } from './followers.mjs';
import { createInspectable } from './inspected-process.mjs';
import { getPercentile } from './percentile.mjs';
import { registerOperations } from './register-operations.mjs';
import { insertSignedIn } from './signed-in-people.mjs';

/** Different people, each with their own socket and session. */
const people = 1000;
const manySockets = 10_000;
const rates = [
  { perSecond: 1, events: 10 },
  { perSecond: 20, events: 200 },
];
/** PostgreSQL updates the statistics of an idle connection after ten seconds. */
const statisticsDelay = 11_000;
const limits = { p99: 25, timesRaw: 2, mutationsSlowed: 1.1, kibibytesOverRaw: 20, reads: 1.1 };
const only = process.argv[2];

const activityAdded = 'subscription { activityAdded { id description project { id title status progress } } }';
const update = 'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';
/** As long as the message of an event. */
const sample = JSON.stringify({
  data: {
    activityAdded: {
      id: '0199d3e4-9c7d-7a52-b6c9-0a9f0e4f2d11',
      description: 'Atlas Freight tracking portal: 57% complete',
      project: {
        id: '0199d3e4-9c7d-7a52-b6c9-0a9f0e4f2d12',
        title: 'Atlas Freight tracking portal',
        status: 'in_progress',
        progress: 57,
      },
    },
  },
});

const inspected = await createInspectable();
const server = await startBenchServer({ NODE_OPTIONS: inspected.nodeOptions });
const failures = [];
let database;
let raw;
try {
  await registerOperations(server.database, [activityAdded, update]);
  database = new pg.Client({ connectionString: server.database });
  await database.connect();
  const signedIn = await insertSignedIn(server.database, 'admin@demo.test', manySockets);
  const ours = await product(server.url, signedIn[0].cookie);
  raw = await rawSocket();

  // First, while nothing else is connected: a server accepts at most 10,000 connections.
  if (only !== 'events') await measureSockets(ours, signedIn);
  if (only !== 'sockets') await measureEvents(ours, signedIn);
  for (const failure of failures) console.log(`LIMIT EXCEEDED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await database?.end();
  raw?.stop();
  await server.stop();
}

async function measureSockets(ours, signedIn) {
  const rows = [await memoryOfSockets(raw, signedIn), await memoryOfSockets(ours, signedIn)];
  console.log(`${manySockets} sockets on one server, each following:`);
  console.table(
    rows.map(({ name, bytes, seconds, event }) => ({
      server: name,
      'KiB a socket': (bytes / 1024).toFixed(1),
      'connected within s': seconds.toFixed(1),
      'an event p50 ms': event.p50.toFixed(0),
      'p99 ms': event.p99.toFixed(0),
    })),
  );
  check('KiB a socket over raw ws', (rows[1].bytes - rows[0].bytes) / 1024, limits.kibibytesOverRaw);
}

async function measureEvents(ours, signedIn) {
  const followed = signedIn.slice(0, people);
  const alone = [await mutationsAlone(ours)];
  const few = await readsOfAnEvent(ours, signedIn.slice(0, 10));
  const rows = [...(await deliveries(raw, followed)), ...(await deliveries(ours, followed))];
  alone.push(await mutationsAlone(ours));
  const rawAlone = await mutationsAlone(raw);
  const many = await readsOfAnEvent(ours, followed);
  const [rawFast, oursFast] = [raw, ours].map(({ name }) => rows.findLast((row) => row.name === name));
  const before = average(alone.map(({ p50 }) => p50));
  const changes = { [raw.name]: rawAlone.cpu, [ours.name]: alone.at(-1).cpu };
  console.log(`${people} sockets of ${people} people, from sending the change until the event is there:`);
  console.table(
    rows.map(({ name, perSecond, p50, p99, cpu }) => ({
      server: name,
      'events a second': perSecond,
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'CPU µs a delivery': (cpu / people).toFixed(1),
      'without the change itself': ((cpu - changes[name]) / people).toFixed(1),
    })),
  );
  console.log(
    `A mutation takes ${before.toFixed(1)} ms (p50) without followers, ${oursFast.mutation.toFixed(1)} with.`,
  );
  check('p99 at 20 events a second, in ms', oursFast.p99, limits.p99);
  check('p99 at 20 events a second, × raw ws', oursFast.p99 / rawFast.p99, limits.timesRaw);
  check('p50 of a mutation beside it, × without followers', oursFast.mutation / before, limits.mutationsSlowed);
  check(`reads of an event with ${people} followers, × those with 10`, many / few, limits.reads);
}

/** Each limit, its figure, and whether it is met. */
function check(what, figure, limit) {
  const text = `${what}: ${figure.toFixed(2)} of ${limit}`;
  if (figure <= limit) console.log(`within the limit: ${text}`);
  else failures.push(text);
}

async function product(url, cookie) {
  const { rows } = await database.query("select id from projects where status = 'in_progress' limit 1");
  let changes = 0;
  return {
    name: 'the product',
    url: `${url.replace('http', 'ws')}/graphql`,
    inspector: await inspected.connect(),
    async send() {
      const variables = { id: rows[0].id, progress: (changes += 1) % 100 };
      const reply = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify({ query: update, variables }),
      });
      const { errors } = await reply.json();
      if (errors) throw new Error(errors[0].message);
    },
  };
}

async function rawSocket() {
  const [port, own] = [await findFreePort(), await createInspectable()];
  const child = fork(path.join(import.meta.dirname, 'peer-raw-socket.mjs'), [String(port)], {
    env: { PATH: process.env.PATH, NODE_OPTIONS: own.nodeOptions },
  });
  await once(child, 'message');
  return {
    name: 'raw ws',
    url: `ws://127.0.0.1:${port}`,
    inspector: await own.connect(),
    send: async () => void (await (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: sample })).text()),
    stop: () => child.kill(),
  };
}

/** Sends changes at a constant rate, regardless of how long each takes. */
async function sendAtRate({ send }, { perSecond, events }) {
  const sent = [];
  const times = [];
  const begun = now();
  const changes = Array.from({ length: events }, async (_, n) => {
    await delay(Math.max(0, begun + (n * 1000) / perSecond - now()));
    const at = (sent[n] = now());
    await send();
    times.push(now() - at);
  });
  await Promise.all(changes);
  return { sent, times };
}

/** What a change costs that no one follows: its time, and its CPU time in microseconds. */
async function mutationsAlone(contender) {
  const rate = rates.at(-1);
  const before = await contender.inspector.cpu();
  const { times } = await sendAtRate(contender, rate);
  const cpu = (((await contender.inspector.cpu()) - before) * 1e6) / rate.events;
  return { p50: getPercentile(times, 50), cpu };
}

function average(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function deliveries(contender, followed) {
  const { name, url, inspector } = contender;
  const followers = await startFollowers({ url, people: followed, query: activityAdded });
  const rows = [];
  await sendAtRate(contender, { perSecond: 20, events: 20 });
  await followers.heard(20); // warm-up
  for (const rate of rates) {
    const before = await inspector.cpu();
    const { sent, times } = await sendAtRate(contender, rate);
    const heard = await followers.heard(rate.events);
    const cpu = (((await inspector.cpu()) - before) * 1e6) / rate.events;
    const late = heard.flatMap((arrivals, event) => arrivals.map((at) => at - sent[event]));
    rows.push({
      name,
      perSecond: rate.perSecond,
      p50: getPercentile(late, 50),
      p99: getPercentile(late, 99),
      cpu,
      mutation: getPercentile(times, 50),
    });
  }
  await followers.close();
  return rows;
}

/** How many scans of the activity table PostgreSQL runs for one event. */
async function readsOfAnEvent(contender, followed) {
  const events = 20;
  const followers = await startFollowers({ url: contender.url, people: followed, query: activityAdded });
  const before = await readsOfActivity();
  await sendAtRate(contender, { perSecond: 20, events });
  await followers.heard(events);
  const after = await readsOfActivity();
  await followers.close();
  return (after - before) / events;
}

async function readsOfActivity() {
  await delay(statisticsDelay);
  const { rows } = await database.query(
    "select seq_scan + idx_scan as reads from pg_stat_user_tables where relname = 'activity'",
  );
  return Number(rows[0].reads);
}

async function memoryOfSockets(contender, followed) {
  const { name, url, inspector } = contender;
  const before = await inspector.memory();
  const since = now();
  const followers = await startFollowers({ url, people: followed, query: activityAdded, processes: 2 });
  const seconds = (now() - since) / 1000;
  const bytes = ((await inspector.memory()) - before) / followed.length;
  // A server accepts at most 10,000 connections, and the mutation needs one.
  await followers.close(10);
  await delay(1000);
  const { sent } = await sendAtRate(contender, { perSecond: 1, events: 1 });
  const [arrivals] = await followers.heard(1);
  await followers.close();
  const late = arrivals.map((at) => at - sent[0]);
  return { name, bytes, seconds, event: { p50: getPercentile(late, 50), p99: getPercentile(late, 99) } };
}
