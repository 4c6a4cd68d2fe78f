// Which operation slows down as data grows? Every query of the portals, as each role that sends it: with the demo data (S), with 5,000 projects and
// 200,000 activities (M), and with ten times that (L). `SCALE_DATA=/folder` keeps the databases there for the next run: L takes ten minutes to insert.
// `SCALE_OPERATIONS=LeadCounts,AdminAlerts` measures only these.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { getEmbeddedUrl } from './fifty-projects.mjs';
import { registerOperations } from './register-operations.mjs';
import { dataSizes, growDatabase } from './scale/grow-database.mjs';
import { measureOperations } from './scale/measure-operations.mjs';
import { readPortalQueries } from './scale/operations.mjs';

/** The longest time of a response with L, and its ratio to M, which has a tenth of the rows, unless the response is longer. */
const budget = { p95Ms: 50, growth: 1.3, noiseMs: 15 };
const shownRows = 25;
const dataFolderRoot = process.env.SCALE_DATA;

const requestedOperations = process.env.SCALE_OPERATIONS?.split(',');
const queries = chooseQueries(readPortalQueries());
const sizes = {};
for (const [size, factor] of Object.entries(dataSizes)) sizes[size] = await measureSize(size, factor);

const cases = [...sizes.L].map(([name, figures]) => ({ name, S: sizes.S.get(name), M: sizes.M.get(name), L: figures }));
const violations = cases.filter((each) => isSlow(each) || grows(each)).toSorted(slowestFirst);
console.log(`\nThe slowest of ${cases.length} cases:`);
console.table(cases.toSorted(slowestFirst).slice(0, shownRows).map(row));
console.log(
  `\nAbove ${budget.p95Ms} ms at p95 with L, or growing faster than the logarithm of the data: ${violations.length}`,
);
if (violations.length > 0) console.table(violations.map(row));
console.log(`System load: ${loadavg()[0].toFixed(1)}`);
if (violations.length > 0) process.exitCode = 1;

function chooseQueries(all) {
  const unknown = (requestedOperations ?? []).filter((name) => !all.some((query) => query.name === name));
  if (unknown.length === 0)
    return requestedOperations ? all.filter(({ name }) => requestedOperations.includes(name)) : all;
  console.error(`SCALE_OPERATIONS: no portal has the query ${unknown.join(', ')}. Available queries:\n`);
  console.error(
    all
      .map(({ name }) => name)
      .toSorted()
      .join(', '),
  );
  process.exit(1);
}

async function measureSize(size, factor) {
  const dir = dataFolder(size);
  const settings = { PORT: String(await findFreePort()), DATA_DIR: dir, DEMO: 'on', NODE_ENV: 'production' };
  const server = startServer({ env: { PATH: process.env.PATH, ...settings }, dir, show: false });
  try {
    const { url } = await server.ready;
    const database = getEmbeddedUrl(dir);
    await insertRows(database, dir, size, factor);
    await registerOperations(
      database,
      queries.map(({ document }) => document),
    );
    return await measureOperations(url, database, queries, budget.p95Ms);
  } finally {
    await server.stop();
    if (!dataFolderRoot) rmSync(dir, { recursive: true, force: true });
  }
}

function dataFolder(size) {
  if (!dataFolderRoot) return mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
  const dir = path.join(dataFolderRoot, size);
  mkdirSync(dir, { recursive: true });
  return dir;
}

async function insertRows(database, dir, size, factor) {
  const complete = path.join(dir, 'rows-inserted');
  if (existsSync(complete)) return;
  const since = performance.now();
  await growDatabase(database, factor);
  writeFileSync(complete, '');
  console.log(`${size}: rows inserted in ${((performance.now() - since) / 1000).toFixed(0)} s`);
}

function isSlow({ L }) {
  return L.p95 > budget.p95Ms;
}

function grows({ M, L }) {
  if (!M || L.bytes > M.bytes * budget.growth) return false;
  return L.fastest > M.fastest * budget.growth + budget.noiseMs;
}

function slowestFirst(a, b) {
  return b.L.p95 - a.L.p95;
}

function row({ name, S, M, L }) {
  const times = (figures) =>
    figures ? [figures.fastest, figures.p50, figures.p95].map((ms) => ms.toFixed(1)).join(' / ') : '';
  return {
    'fastest / p50 / p95 ms': name,
    S: times(S),
    M: times(M),
    L: times(L),
    'L / M': M ? (L.fastest / M.fastest).toFixed(1) : '',
    'kB with M': M ? (M.bytes / 1024).toFixed(1) : '',
    'kB with L': (L.bytes / 1024).toFixed(1),
  };
}
