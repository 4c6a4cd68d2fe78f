import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { RedisClientType } from 'redis';
import { openRedis } from '#db/redis';
import { policies } from '#dependencies/policies';
import { toAppError } from '#errors';
import { eventually } from '#test/eventually';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';

const folder = mkdtempSync(path.join(os.tmpdir(), 'redis-'));
const installed = isRedisInstalled();
const policy = { ...policies.redis, connectMs: 400, pingEveryMs: 200, pingMs: 300 };

(installed ? describe : describe.skip)(
  `the connection to Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    let redis: OwnServer;
    let proxy: FaultyProxy;
    let client: RedisClientType;
    beforeAll(async () => {
      redis = await startOwnRedis(folder);
      proxy = await startFaultyProxy(redis.url);
      client = await openRedis(proxy.url, pino({ level: 'silent' }), policy);
    });
    afterAll(async () => {
      client.destroy();
      await proxy.stop();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    async function getStatus(command: Promise<unknown>): Promise<{ status: number; ms: number }> {
      const start = performance.now();
      const status = await command.then(
        () => 200,
        (error: unknown) => toAppError(error).status,
      );
      return { status, ms: performance.now() - start };
    }
    const heals = () => eventually(async () => expect(await getStatus(client.get('x'))).toMatchObject({ status: 200 }));

    test('a half-open connection fails pending commands with 503 within a ping, and recovers while the fault lasts', async () => {
      await client.set('x', '1');
      proxy.swallowExisting();
      const start = performance.now();
      const results = await Promise.all(Array.from({ length: 20 }, () => getStatus(client.get('x'))));
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set([503]));
      expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThan(policy.pingEveryMs + policy.pingMs + 400);
      await heals();
      expect(performance.now() - start).toBeLessThan(2_000);
    });

    test('while the server hangs commands end in 503, then fail fast, and recover when it resumes', async () => {
      proxy.setMode('hang');
      expect((await getStatus(client.get('x'))).status).toBe(503);
      const next = await getStatus(client.get('x'));
      expect(next).toMatchObject({ status: 503 });
      expect(next.ms).toBeLessThan(100);
      proxy.setMode('pass');
      await heals();
    });
  },
);
