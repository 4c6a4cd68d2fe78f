// How much JavaScript does the sign-in page load at first, in kilobytes of brotli 11? Beside its budget.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { freePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';

const budget = 135;
if (!process.env.CHROMIUM) throw new Error('Chromium is missing: install the package chromium and run this again.');

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const env = { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: dir, NODE_ENV: 'production' };
const server = startServer({ env, dir, show: false });
try {
  const { url } = await server.ready;
  const sizes = await scriptSizes(`${url}/login`);
  const groups = Object.groupBy(sizes, ({ path: file }) => /^\/remotes\/(mfe-[a-z]+)\//.exec(file)?.[1] ?? 'shell');
  const kilobytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const row = (name, files) => ({ '/login': name, files: files.length, 'kB brotli 11': kilobytes(files).toFixed(1) });
  const total = kilobytes(sizes);
  console.table([
    ...Object.entries(groups).map(([name, files]) => row(name, files)),
    row('in all', sizes),
    { '/login': 'budget', 'kB brotli 11': budget.toFixed(1) },
  ]);
  if (total > budget) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** Every script that a real Chromium asks for until the form is there and the network is quiet. */
async function scriptSizes(address) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args });
  const page = await browser.newPage();
  const bodies = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(sizeOf(response));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').waitFor();
  const sizes = await Promise.all(bodies);
  await browser.close();
  return sizes;
}

async function sizeOf(response) {
  return { path: new URL(response.url()).pathname, bytes: brotliCompressSync(await response.body()).length };
}
