// How fast is the nested projects query, with a real session? Beside PostGraphile 5 and bare node:http on the same database.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { embeddedUrl, insertFiftyProjects } from './fifty-projects.mjs';
import { registerOperations } from './register-operations.mjs';

const founder = { email: 'founder@bench.test', password: 'bench-password-123' };
const [connections, duration, warmUp] = [8, 6, 3];
const person = 'id firstName';
const fields = 'title status tier progress implementationFee monthlySupportFee technologies createdAt';
const ours = `{ projects(first: 50) { edges { node { id ${fields} client { ${person} lastName email } developer { ${person} } tester { ${person} } } } } }`;
const theirPerson = 'id: rowId firstName';
const theirs = `{ projects: allProjects(first: 50) { edges { node { id: rowId ${fields} client: userByClientId { ${theirPerson} lastName email } developer: userByDeveloperId { ${theirPerson} } tester: userByTesterId { ${theirPerson} } } } } }`;

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const settings = {
  PORT: String(await freePort()),
  DATA_DIR: dir,
  DEMO: 'off',
  NODE_ENV: 'production',
};
const env = { PATH: process.env.PATH, FOUNDER_EMAIL: founder.email, FOUNDER_PASSWORD: founder.password, ...settings };
const server = startServer({ env, dir, show: false });
const { url } = await server.ready;
const database = embeddedUrl(dir);
await insertFiftyProjects(database);
await registerOperations(database, [ours]);
const cookie = await signIn(url);
const peers = await Promise.all([startPeer('peer-postgraphile.mjs'), startPeer('peer-bare.mjs')]);

const contenders = [
  { name: 'the product', url: `${url}/graphql`, query: ours },
  { name: 'PostGraphile 5.1.5', url: `${peers[0].url}/graphql`, query: theirs },
  { name: 'bare node:http + pg', url: peers[1].url, query: ours },
];
try {
  for (const contender of contenders) await answersFifty(contender);
  for (const contender of contenders) await load(contender, warmUp);
  const rounds = [];
  for (const order of [contenders, contenders.toReversed()]) {
    const figures = new Map();
    for (const contender of order) figures.set(contender.name, await load(contender, duration));
    rounds.push(figures);
  }
  console.table(contenders.map(({ name }) => row(name, rounds)));
} finally {
  for (const { child } of peers) child.kill();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

function row(name, rounds) {
  const rate = (who) => rounds.reduce((sum, figures) => sum + figures.get(who).requests.average, 0) / rounds.length;
  const [first, second] = rounds.map((figures) => figures.get(name));
  const beside = (who) => (rate(name) / rate(who)).toFixed(2);
  return {
    '50 projects': name,
    'req/s, round 1': Math.round(first.requests.average),
    'round 2': Math.round(second.requests.average),
    'p99 ms': `${first.latency.p99} / ${second.latency.p99}`,
    '× PostGraphile': beside('PostGraphile 5.1.5'),
    '× bare': beside('bare node:http + pg'),
  };
}

async function signIn(origin) {
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const reply = await fetch(`${origin}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(founder) });
  if (!reply.ok) throw new Error(`Signing in answered ${reply.status}: ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function startPeer(file) {
  const port = String(await freePort());
  const child = fork(path.join(import.meta.dirname, file), [database, port], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it listened.`)));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined); // it is stopped at the end
  return { child, url: `http://127.0.0.1:${port}` };
}

function request({ query }) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ query }),
  };
}

/** A contender that answers something else would win any race. */
async function answersFifty(contender) {
  const reply = await fetch(contender.url, request(contender));
  const body = await reply.text();
  const node = reply.ok && JSON.parse(body).data?.projects?.edges?.[49]?.node;
  if (!node?.tester?.firstName) throw new Error(`${contender.name} answered ${reply.status}: ${body.slice(0, 500)}`);
}

async function load(contender, seconds) {
  const result = await autocannon({ url: contender.url, connections, duration: seconds, ...request(contender) });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${contender.name}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}
