import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from '#app';
import { findFreePort } from '#db/free-port';
import { Lifecycle } from '#health/lifecycle';
import { readSettings } from '#settings';
import { cloneDatabase } from '#test/database';
import { startFaultyProxy } from '#test/faulty-proxy';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stop-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let redis: OwnServer | undefined;
beforeAll(async () => {
  database = await cloneDatabase();
  redis = isRedisInstalled() ? await startOwnRedis(path.join(folder, 'redis')) : undefined;
});
afterAll(async () => {
  await Promise.all([database.drop(), redis?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

test.each([['the database'], ...(isRedisInstalled() ? [['Redis']] : [])])(
  'a server stops while %s is half-open, and names what hung, if anything did',
  async (name) => {
    const isRedis = name === 'Redis';
    const proxy = await startFaultyProxy(isRedis ? (redis?.url ?? '') : database.appUrl);
    const settings = readSettings({
      PORT: String(await findFreePort()),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: isRedis ? database.appUrl : proxy.url,
      ...(isRedis && { REDIS_URL: proxy.url }),
    });
    const log = pino({ level: 'silent' });
    const timeouts = { delay: 0, requests: 200, background: 50, part: 400, total: 20_000 };
    const { stop } = await createApp(settings, { log, lifecycle: new Lifecycle({ log, timeouts }) });
    proxy.swallowNew(true);
    expect(proxy.swallowExisting()).toBeGreaterThan(0);
    const began = performance.now();
    const failed = await stop().then(
      () => [],
      ({ errors }: AggregateError) => errors.map(({ message }: Error) => message),
    );
    expect(performance.now() - began).toBeLessThan(15_000);
    for (const message of failed) expect(message).toMatch(/: not stopped within [\d.]+ seconds$/);
    await expect(fetch(`${settings.publicUrl.origin}/healthz`)).rejects.toThrow('fetch failed');
    await proxy.stop();
  },
  30_000,
);
