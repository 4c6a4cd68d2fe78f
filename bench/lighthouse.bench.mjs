// What are the Lighthouse scores of the public pages on a phone? Compared with the limits, without the splash.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { launchChromium } from './launch-chromium.mjs';

const pages = ['/', '/contact'];
/** Lighthouse varies between runs; its documentation recommends the median of five. */
const runs = 5;
const limits = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100, lcpMs: 1200, cls: 0.02 };
if (!process.env.CHROMIUM) throw new Error('Chromium is missing: install the package chromium and run this again.');

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const settings = { PORT: String(await findFreePort()), DATA_DIR: dir, DEMO: 'on', NODE_ENV: 'production' };
const server = startServer({ env: { PATH: process.env.PATH, ...settings }, dir, show: false });
const debugging = await findFreePort();
const browser = await launchChromium([`--remote-debugging-port=${debugging}`]);
try {
  const { url } = await server.ready;
  const rows = [];
  for (const page of pages) {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(url + page));
    rows.push({ page, ...medians(results) });
    for (const { id, title } of faults(results)) console.log(`${page}: ${id}: ${title}`);
  }
  console.log(`Mobile, median of ${runs} runs, without the splash (Cookie: splash=seen).`);
  console.table([...rows, { page: 'limit', ...limits }]);
  console.log(`System load: ${loadavg()[0].toFixed(1)}`);
  if (rows.some(isBelow)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function measure(address) {
  const flags = { port: debugging, logLevel: 'error', output: 'json', extraHeaders: { Cookie: 'splash=seen' } };
  const { lhr } = await lighthouse(address, flags);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

function medians(results) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const score = (category) => Math.round(median(results.map(({ categories }) => categories[category].score)) * 100);
  const figure = (audit) => median(results.map(({ audits }) => audits[audit].numericValue));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(figure('largest-contentful-paint')),
    cls: Number(figure('cumulative-layout-shift').toFixed(3)),
  };
}

/** The audits that keep the last run below a limit of 100. */
function faults(results) {
  const { audits, categories } = results.at(-1);
  return Object.entries(categories)
    .filter(([name]) => limits[name] === 100)
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => audits[id]);
}

function isBelow({ lcpMs, cls, performance, accessibility, seo, ...others }) {
  const scores = { performance, accessibility, seo, 'best-practices': others['best-practices'] };
  return (
    lcpMs > limits.lcpMs || cls > limits.cls || Object.entries(scores).some(([name, score]) => score < limits[name])
  );
}
