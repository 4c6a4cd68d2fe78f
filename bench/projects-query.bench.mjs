// How fast are reads with a real session? The projects list compared with PostGraphile 5 and bare node:http on the same database, other
// queries with bare node:http, and the REST path with the same GraphQL request. Exits 1 if a limit is missed.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { getEmbeddedUrl, insertFiftyProjects } from './fifty-projects.mjs';
import { insertBelow, projectList, restProjects, shapes } from './read-shapes.mjs';
import { registerOperations } from './register-operations.mjs';
import { founder, signInFounder } from './sign-in-founder.mjs';

const connections = 8;
/** In seconds. V8 takes some 20,000 requests to optimize everything: a server that has just started is slower. */
const [duration, warmUp] = [3, 20];
/** The contenders take turns: the speed of a machine drifts. */
const rounds = 4;
const limits = { timesPostgraphile: 2.5, timesBare: 0.8, restSlowed: 1.1 };
const failures = [];
const fields = 'title status tier progress implementationFee monthlySupportFee technologies createdAt';
const theirPerson = 'id: rowId firstName';
const theirs = `{ projects: allProjects(first: 50) { edges { node { id: rowId ${fields} client: userByClientId { ${theirPerson} lastName email } developer: userByDeveloperId { ${theirPerson} } tester: userByTesterId { ${theirPerson} } } } } }`;

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const settings = {
  PORT: String(await findFreePort()),
  DATA_DIR: dir,
  DEMO: 'off',
  NODE_ENV: 'production',
};
const env = { PATH: process.env.PATH, FOUNDER_EMAIL: founder.email, FOUNDER_PASSWORD: founder.password, ...settings };
const server = startServer({ env, dir, show: false });
const { url } = await server.ready;
const database = getEmbeddedUrl(dir);
await insertFiftyProjects(database);
const id = await insertBelow(database, founder.email);
await registerOperations(database, [projectList, restProjects, ...shapes.map(({ query }) => query)]);
const cookie = await signInFounder(url);
const peers = await Promise.all([startPeer('peer-postgraphile.mjs'), startPeer('peer-bare.mjs')]);

const bareUrl = peers[1].url;
const getProjects = ({ projects }) => projects?.edges[49]?.node.tester?.firstName !== undefined;
const contenders = [
  { name: 'the product', pid: server.pid, url: `${url}/graphql`, query: projectList },
  { name: 'PostGraphile 5.1.5', pid: peers[0].pid, url: `${peers[0].url}/graphql`, query: theirs },
  { name: 'bare node:http + pg', pid: peers[1].pid, url: bareUrl, query: projectList },
];
try {
  for (const contender of contenders) await expectAnswer(contender, getProjects, true);
  const rates = await race(contenders);
  const [product, postgraphile, bare] = contenders.map(({ name }) => rates.get(name));
  console.table(contenders.map(({ name }) => row('50 projects', name, rates.get(name), bare)));
  check('50 projects, × PostGraphile', product.rate / postgraphile.rate, limits.timesPostgraphile);
  check('50 projects, × bare', product.rate / bare.rate, limits.timesBare);

  const rest = { name: 'REST', pid: server.pid, url: `${url}/api/projects`, method: 'GET' };
  const graphql = { name: 'GraphQL', pid: server.pid, url: `${url}/graphql`, query: restProjects };
  await expectAnswer(graphql, getProjects, true);
  const doors = await race([rest, graphql]);
  console.table([rest, graphql].map(({ name }) => row('GET /api/projects', name, doors.get(name))));
  check('GraphQL request, × the REST path', doors.get('REST').rate / doors.get('GraphQL').rate, 1 / limits.restSlowed);

  for (const { name, query, path: place, rows, expected, least } of shapes) {
    const variables = query.includes('$id') ? { id } : {};
    const ours = { name: 'the product', pid: server.pid, url: `${url}/graphql`, query, variables };
    const floor = {
      name: 'bare node:http + pg',
      pid: peers[1].pid,
      url: `${bareUrl}${place}${variables.id ? `?id=${id}` : ''}`,
      query,
    };
    await expectAnswer(ours, rows, expected);
    const figures = await race([ours, floor]);
    const [own, its] = [ours, floor].map((each) => figures.get(each.name));
    console.table([ours, floor].map((each) => row(name, each.name, figures.get(each.name), its)));
    check(`${name}, × bare`, own.rate / its.rate, least);
  }
} finally {
  for (const { child } of peers) child.kill();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}
for (const failure of failures) console.log(`LIMIT EXCEEDED: ${failure}`);
if (failures.length > 0) process.exitCode = 1;

/** What each does in its rounds, in an order that is reversed every time. */
async function race(runners) {
  for (const each of runners) await load(each, warmUp);
  const results = new Map(runners.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const each of round % 2 === 0 ? runners : runners.toReversed())
      results.get(each.name).push(await load(each, duration));
  const computeRate = (loads) => loads.reduce((sum, { requests }) => sum + requests.average, 0) / rounds;
  return new Map([...results].map(([name, loads]) => [name, { loads, rate: computeRate(loads) }]));
}

function row(what, name, { loads, rate }, floor) {
  const each = (figure) => loads.map(figure).join(' · ');
  return {
    [what]: name,
    'req/s': each(({ requests }) => Math.round(requests.average)),
    'p99 ms': each(({ latency }) => latency.p99),
    'CPU ms a request': each(({ cpuMs }) => cpuMs.toFixed(2)),
    ...(floor && { '× bare': (rate / floor.rate).toFixed(2) }),
  };
}

function check(what, figure, minimum) {
  const text = `${what}: ${figure.toFixed(2)}, at least ${minimum.toFixed(2)}`;
  if (figure >= minimum) console.log(`within the limit: ${text}`);
  else failures.push(text);
}

async function startPeer(file) {
  const port = String(await findFreePort());
  const child = fork(path.join(import.meta.dirname, file), [database, port], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it listened.`)));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined); // it is stopped at the end
  return { child, pid: child.pid, url: `http://127.0.0.1:${port}` };
}

function request({ method = 'POST', query, variables }) {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  return { method, headers, ...(query && { body: JSON.stringify({ query, variables }) }) };
}

/** All contenders must return the same data. */
async function expectAnswer(contender, rows, expected) {
  const reply = await fetch(contender.url, request(contender));
  const body = await reply.text();
  const found = reply.ok && rows(JSON.parse(body).data);
  if (found !== expected) throw new Error(`${contender.name} answered ${reply.status}: ${body.slice(0, 500)}`);
}

async function load(contender, seconds) {
  const before = getCpuMs(contender.pid);
  const result = await autocannon({ url: contender.url, connections, duration: seconds, ...request(contender) });
  const cpuMs = (getCpuMs(contender.pid) - before) / result.requests.total;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${contender.name}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { ...result, cpuMs };
}

/** User and system time of a process so far (proc_pid_stat(5), in hundredths of a second); where there is no /proc, no number. */
function getCpuMs(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
