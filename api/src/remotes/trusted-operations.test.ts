import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp } from '#test/app';
import { createTestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { startOwnRedis, isRedisInstalled } from '#test/own-server';
import { publishRelease, releaseOperations, storeOperations } from '#test/releases';

const installed = isRedisInstalled();
(installed ? describe : describe.skip)(
  `two servers behind one Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    test('each accepts at once what is released on the other', async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'trusted-'));
      const redis = await startOwnRedis(folder);
      const shared = { NODE_ENV: 'production', REDIS_URL: redis.url, SESSION_SECRET: 's'.repeat(32) };
      const here = await startTestApp(shared);
      const there = await startTestApp({ ...shared, DATABASE_URL: here.databaseUrl });
      const releaser = Object.assign(createTestClient(here.url), { key: await here.make.releaseKey() });
      const database = new pg.Client(here.databaseUrl);
      await database.connect();
      const team = { database, releaser };
      const client = await signInAs(there, await here.make.user());
      const getCode = async (query: string) => (await client.graphql(query)).errors?.[0]?.extensions.code ?? null;

      const [first, second] = ['query First { me { id } }', 'query Second { me { email } }'];
      expect([await getCode(first), await getCode(second)]).toEqual(Array(2).fill('OPERATION_NOT_TRUSTED'));
      await releaseOperations(team, 'mfe-client', [first]);
      await eventually(async () => expect(await getCode(first)).toBeNull());
      const next = await storeOperations(team, 'mfe-client', [second]);
      await publishRelease(team, 'mfe-client', next);
      await eventually(async () => expect(await getCode(second)).toBeNull());
      expect(await getCode(first)).toBeNull();

      await database.end();
      await there.stop();
      await here.stop();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  },
);
