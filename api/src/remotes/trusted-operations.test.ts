import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { as } from '#test/as';
import { startTestApp } from '#test/app';
import { getClient } from '#test/client';
import { eventually } from '#test/eventually';
import { ownRedis, redisIsInstalled } from '#test/own-server';
import { publish, release, send } from '#test/releases';

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
      const releaser = Object.assign(getClient(here.url), { key: await here.make.releaseKey() });
      const database = new pg.Client(here.databaseUrl);
      await database.connect();
      const team = { database, releaser };
      const client = await as(there, await here.make.user());
      const codeOf = async (query: string) => (await client.graphql(query)).errors?.[0]?.extensions.code ?? null;

      const [first, second] = ['query First { me { id } }', 'query Second { me { email } }'];
      expect([await codeOf(first), await codeOf(second)]).toEqual(Array(2).fill('OPERATION_NOT_TRUSTED'));
      await release(team, 'mfe-client', [first]);
      await eventually(async () => expect(await codeOf(first)).toBeNull());
      const next = await send(team, 'mfe-client', [second]);
      await publish(team, 'mfe-client', next);
      await eventually(async () => expect(await codeOf(second)).toBeNull());
      expect(await codeOf(first)).toBeNull();

      await database.end();
      await there.stop();
      await here.stop();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  },
);
