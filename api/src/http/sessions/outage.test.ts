import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { type App, createApp } from '#app';
import { findFreePort } from '#db/free-port';
import { readSettings } from '#settings';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { type OwnServer, startOwnPostgres, startOwnRedis, isRedisInstalled } from '#test/own-server';
import { createSocket } from '#test/socket';

const folder = mkdtempSync(path.join(os.tmpdir(), 'outage-'));

async function startOn(env: Record<string, string>): Promise<{ app: App; client: TestClient }> {
  const settings = readSettings({
    PORT: String(await findFreePort()),
    DATA_DIR: path.join(folder, 'data'),
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const app = await createApp(settings, { log: pino({ level: 'silent' }) });
  const client = createTestClient(app.url);
  await client.send('POST', '/api/auth/login', { email: 'client@demo.test', password: 'demo-password-123' });
  return { app, client };
}

/** Checks the responses of every endpoint while a service is down, and that everything recovers. */
async function survives(service: OwnServer, client: TestClient, check: string): Promise<void> {
  expect((await client.send('GET', '/api/projects')).status).toBe(200);
  await service.stop();

  const rest = await client.send('GET', '/api/projects');
  expect(rest).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', message: expect.stringContaining('try again') },
  });
  expect(rest.headers.get('retry-after')).toBe('5');
  const graphql = await client.send('POST', '/graphql', { query: '{ projects { edges { node { id } } } }' });
  expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await client.send('GET', '/healthz')).toMatchObject({ status: 200 });
  expect(await client.send('GET', '/readyz')).toMatchObject({ status: 503, body: { checks: { [check]: 'down' } } });

  await service.start();
  await eventually(async () => expect((await client.send('GET', '/api/projects')).status).toBe(200));
  await eventually(async () => expect((await client.send('GET', '/readyz')).status).toBe(200));
}

/** A live follower receives a change after the outage. */
async function isLive(client: TestClient): Promise<void> {
  const developer = createTestClient(client.url);
  await developer.send('POST', '/api/auth/login', { email: 'developer@demo.test', password: 'demo-password-123' });
  const { body } = await client.send<Array<{ id: string; developer: object | null }>>('GET', '/api/projects');
  const id = body.find((project) => project.developer)?.id;
  const socket = createSocket(client);
  const next = socket.iterate({ query: 'subscription { activityAdded { description } }' }).next();
  let progress = 0;
  const heard = next.then(() => (progress = -1));
  await eventually(async () => {
    await developer.graphql(
      'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }',
      { id, progress: (progress += 1) },
    );
    expect(await Promise.race([heard, Promise.resolve(0)])).toBe(-1);
  });
  await socket.dispose();
}

let postgres: OwnServer;
beforeAll(async () => void (postgres = await startOwnPostgres(path.join(folder, 'postgres'))));
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('while the database is down every endpoint answers 503 with Retry-After, and everything recovers afterward', async () => {
  const { app, client } = await startOn({ DATABASE_URL: postgres.url });
  await survives(postgres, client, 'database');
  await isLive(client);
  await app.stop();
}, 60_000);

const withRedis = isRedisInstalled() ? test : test.skip;
const why = isRedisInstalled() ? '' : ' (skipped: redis-server is not installed)';
withRedis(
  `while Redis is down every endpoint answers 503 with Retry-After, and everything recovers afterward${why}`,
  async () => {
    const redis = await startOwnRedis(path.join(folder, 'redis'));
    const { app, client } = await startOn({ DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    await survives(redis, client, 'redis');
    await isLive(client);
    await app.stop();
    await redis.stop();
  },
  60_000,
);
