// What does a first page load transfer with an empty cache? JavaScript (kB, Brotli 11) and requests, compared with the limits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { launchChromium } from './launch-chromium.mjs';

/** With the splash, like a real visitor. The limits leave no room for Blueprint or Apollo. */
const limits = [
  { page: '/', kilobytes: 125, requests: 8 },
  { page: '/contact', kilobytes: 135, requests: 12 },
  { page: '/login', kilobytes: 135, requests: 12 },
];
if (!process.env.CHROMIUM) throw new Error('Chromium is missing: install the package chromium and run this again.');

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const env = {
  PATH: process.env.PATH,
  PORT: String(await findFreePort()),
  DATA_DIR: dir,
  DEMO: 'on',
  NODE_ENV: 'production',
};
const server = startServer({ env, dir, show: false });
const browser = await launchChromium();
try {
  const { url } = await server.ready;
  const rows = [];
  for (const limit of limits) rows.push(...(await toRows(limit, await load(url + limit.page))));
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

function toRows({ page, ...limit }, { scripts, requests, sheets, shift }) {
  const groups = Object.groupBy(scripts, ({ name }) => /^\/remotes\/(mfe-[a-z]+)\//.exec(name)?.[1] ?? 'shell');
  const sum = (files) => files.reduce((all, { bytes }) => all + bytes, 0) / 1000;
  const total = sum(scripts);
  if (total > limit.kilobytes || requests > limit.requests || sheets > 0 || shift > 0.02) process.exitCode = 1;
  return [
    ...Object.entries(groups).map(([name, files]) => ({ page, what: name, 'kB brotli 11': sum(files).toFixed(1) })),
    { page, what: 'in all', 'kB brotli 11': total.toFixed(1), requests, 'style sheets': sheets, CLS: shift.toFixed(3) },
    {
      page,
      what: 'limit',
      'kB brotli 11': limit.kilobytes.toFixed(1),
      requests: limit.requests,
      'style sheets': 0,
      CLS: '0.020',
    },
  ];
}

/** All requests of a real Chromium until the heading is rendered and the network is idle. */
async function load(address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies = [];
  let requests = 0;
  let sheets = 0;
  page.on('response', (response) => {
    const type = response.request().resourceType();
    requests += 1;
    if (type === 'stylesheet') sheets += 1;
    if (type === 'script') bodies.push(getSize(response));
  });
  await page.addInitScript(countShifts);
  // Chromium doesn't always report the end of requests that outlive their page, so the network would never be idle.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RecordVisit') ? route.abort() : route.continue(),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const [scripts, shift] = await Promise.all([Promise.all(bodies), page.evaluate(() => globalThis.shift)]);
  await context.close();
  return { scripts, requests, sheets, shift };
}

function countShifts() {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function getSize(response) {
  return { name: new URL(response.url()).pathname, bytes: brotliCompressSync(await response.body()).length };
}
