import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createApp, type Parts } from '#app';
import { findFreePort } from '#db/free-port';
import { readSettings, type Settings } from '#settings';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase } from '#test/database';
import { type Factories, createFactories } from '#test/factories';
import { linkStoredBuilds } from '#test/stored-builds';

export interface TestApp {
  url: string;
  port: number;
  /** A signed-out client; `as` returns one with a session. */
  client: TestClient;
  make: Factories;
  databaseUrl: string;
  redisUrl: string | null;
  dataDir: string;
  stop(): Promise<void>;
}

/** The real app over HTTP, with its own database. `env` overrides the defaults of tests. */
export async function startTestApp(
  env: Record<string, string> = {},
  parts: Parts = {},
  folders: Partial<Pick<Settings, 'shellDir'>> = {},
  /** A proxy between the app and its database. */
  proxy: { host: string; port: number } | null = null,
): Promise<TestApp> {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portals-app-'));
  const settings = readSettings({
    PORT: String(await findFreePort()),
    DATABASE_URL: proxy
      ? Object.assign(new URL(database.appUrl), { hostname: proxy.host, port: String(proxy.port) }).href
      : database.appUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_SECONDS: '0',
    FOUNDER_EMAIL: 'founder@test.test',
    FOUNDER_PASSWORD: 'founder-password-123',
    ...(process.env.REDIS_URL && { REDIS_URL: process.env.REDIS_URL }),
    ...env,
  });
  // With a bucket, a server also writes into a build's folder what it has stored there.
  if (!env.S3_BUCKET) linkStoredBuilds(dataDir);
  const app = await createApp({ ...settings, ...folders }, { log: pino({ level: settings.logLevel }), ...parts });
  return {
    url: app.url,
    port: settings.port,
    client: createTestClient(app.url),
    make: createFactories(database.pool),
    databaseUrl: database.url,
    redisUrl: settings.redisUrl,
    dataDir,
    stop: async () => {
      await app.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
