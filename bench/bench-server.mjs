import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { getEmbeddedUrl } from './fifty-projects.mjs';
import { sessionSecret } from './signed-in-people.mjs';

/** The API with demo data and no portals: loading their builds would take seconds during the measurement. */
export async function startBenchServer(env = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
  const remotes = path.join(dir, 'remotes');
  mkdirSync(remotes);
  const settings = {
    PATH: process.env.PATH,
    PORT: String(await findFreePort()),
    DATA_DIR: dir,
    REMOTES_DIR: remotes,
    DEMO: 'on',
    NODE_ENV: 'production',
    SESSION_SECRET: sessionSecret,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_SECONDS: '0',
    ...env,
  };
  const server = startServer({ env: settings, dir, show: false });
  const { url } = await server.ready;
  return {
    url,
    database: getEmbeddedUrl(dir),
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
