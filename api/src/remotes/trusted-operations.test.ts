import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { as } from '#test/as';
import { startTestApp } from '#test/app';
import { clientOf } from '#test/client';
import { ownRedis, redisIsInstalled } from '#test/own-server';
import { publish, release, stage } from '#test/releases';

const installed = redisIsInstalled();
(installed ? describe : describe.skip)(
  `two servers behind one Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    test('each runs at once what is released on the other', async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'trusted-'));
      const redis = await ownRedis(folder);
      const shared = { NODE_ENV: 'production', REDIS_URL: redis.url, SESSION_SECRET: 's'.repeat(32) };
      const here = await startTestApp(shared);
      const there = await startTestApp({ ...shared, DATABASE_URL: here.databaseUrl });
      const releaser = Object.assign(clientOf(here.url), { key: await here.make.releaseKey() });
      const client = await as(there, await here.make.user());
      const codeOf = async (query: string) => (await client.graphql(query)).errors?.[0]?.extensions.code ?? null;

      const [first, second] = ['query First { me { id } }', 'query Second { me { email } }'];
      expect([await codeOf(first), await codeOf(second)]).toEqual(Array(2).fill('OPERATION_NOT_TRUSTED'));
      await release(releaser, 'mfe-client', [first]);
      expect(await codeOf(first)).toBeNull();
      const next = await stage(releaser, 'mfe-client', [second]);
      await publish(releaser, 'mfe-client', next);
      expect([await codeOf(first), await codeOf(second)]).toEqual([null, null]);

      await there.stop();
      await here.stop();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  },
);
