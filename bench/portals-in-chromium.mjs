import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { launchChromium } from './launch-chromium.mjs';

/** Starts the product with demo data and its portals, and Chromium. */
export async function openPortals() {
  if (!process.env.CHROMIUM) throw new Error('Chromium is missing: install the package chromium and run this again.');
  const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
  const settings = { PORT: String(await findFreePort()), DATA_DIR: dir, DEMO: 'on', NODE_ENV: 'production' };
  const server = startServer({ env: { PATH: process.env.PATH, ...settings }, dir, show: false });
  const browser = await launchChromium();
  const { url } = await server.ready;
  return {
    url,
    dir,
    browser,
    async stop() {
      await browser.close();
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Signs a browser context in with a demo password, past the splash screen. */
export async function signInContext(context, url, email) {
  const reply = await context.request.post(`${url}/api/auth/login`, { data: { email, password: 'demo-password-123' } });
  if (!reply.ok()) throw new Error(`${email} cannot sign in: ${reply.status()}`);
  await context.addCookies([{ name: 'splash', value: 'seen', url }]);
}
