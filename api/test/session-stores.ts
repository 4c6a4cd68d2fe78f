import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';

/** Runs the same tests with sessions in the database, and with sessions and events in Redis. */
export function describeEachSessionStore(tests: (start: () => Promise<TestApp>) => void): void {
  describe('with sessions in the database', () => tests(() => startTestApp()));
  const installed = isRedisInstalled();
  const name = `with sessions and events in Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`;
  (installed ? describe : describe.skip)(name, () => tests(startOnRedis));
}

async function startOnRedis(): Promise<TestApp> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'redis-'));
  const redis: OwnServer = await startOwnRedis(folder);
  const app = await startTestApp({ REDIS_URL: redis.url });
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
