import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { createDatabase, getEmbeddedDatabaseUrl } from './database.ts';
import { createReleaseKey } from './release-key.ts';

export interface Product {
  url: string;
  databaseUrl(): string;
  /** The folder of outgoing mails. */
  outbox: string;
  /** Allows operations that no portal has registered. */
  releaseKey: string;
  stop(): Promise<void>;
}

/** The token for /metrics. */
const metricsToken = 'the-token-of-the-journeys';
export const readMetrics = async (url: string): Promise<string> =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();

/** A real production server on a free port, with demo data in its own database. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dir = mkdtempSync(path.join(tmpdir(), 'portals-e2e-'));
  const database = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : undefined;
  const env = {
    PATH: process.env.PATH,
    REDIS_URL: process.env.REDIS_URL,
    DATABASE_URL: database?.url,
    DATA_DIR: dir,
    PORT: String(await findFreePort()),
    DEMO: 'on',
    NODE_ENV: 'production',
    TRUST_PROXY: '1', // so that tests can set their IP address
    SHUTDOWN_DELAY_SECONDS: '0',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    METRICS_TOKEN: metricsToken,
    ...settings,
  };
  const server = startServer({ env, dir, show: false });
  const { url } = await server.ready;
  const stop = async () => {
    await server.stop();
    await database?.drop();
    rmSync(dir, { recursive: true, force: true });
  };
  const databaseUrl = () => database?.url ?? getEmbeddedDatabaseUrl(dir);
  const releaseKey = await createReleaseKey(databaseUrl(), 'The journeys');
  return { url, outbox: path.join(dir, 'outbox'), releaseKey, databaseUrl, stop };
}
