import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';

let app: TestApp;
let database: pg.Client;
let proxy: FaultyProxy;
let person: TestClient;

beforeAll(async () => {
  const { TEST_APP_URL = '' } = process.env;
  proxy = await startFaultyProxy(TEST_APP_URL);
  app = await startTestApp({}, {}, {}, proxy);
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  const user = await app.make.user({ role: 'client' });
  await app.make.project({ client: user });
  person = await signInAs(app, user);
});
afterAll(async () => {
  await database.end();
  await app.stop();
  await proxy.stop();
});

const readiness = () => app.client.send<{ checks: Record<string, string>; reasons?: object }>('GET', '/readyz');

async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const { rows } = await database.query('select current_database() as name');
  await database.query(
    `alter database ${rows[0].name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  // Like a failover: open connections only notice when they reconnect.
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '10x%'`,
  );
}

test('with a read-only database, reads work, writes get 503, and /readyz says why', async () => {
  expect((await readiness()).status).toBe(200);
  await setReadOnly(true);
  await eventually(async () =>
    expect(await readiness()).toMatchObject({
      status: 503,
      body: { checks: { database: 'down' }, reasons: { database: 'read-only' } },
    }),
  );
  expect((await person.send<object[]>('GET', '/api/projects')).status).toBe(200);
  const change = await person.graphql(
    'mutation { openTicket(input: { title: "Broken", description: "It does not open" }) { id } }',
  );
  expect(change.errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  await setReadOnly(false);
  await eventually(async () => expect((await readiness()).status).toBe(200));
});

test('with half-open database connections, requests are answered and the server stays ready', async () => {
  await person.send('GET', '/api/projects');
  expect(proxy.swallowExisting()).toBeGreaterThan(3);
  const start = performance.now();
  const statuses: number[] = [];
  await eventually(async () => {
    const requestedAt = performance.now();
    statuses.push((await person.send('GET', '/api/projects')).status);
    expect(performance.now() - requestedAt).toBeLessThan(5_000);
    expect(await readiness()).toMatchObject({ status: 200 });
    expect(statuses.slice(-10).every((status) => status === 200)).toBe(true);
    expect(statuses.length).toBeGreaterThan(10);
  }, 10_000);
  expect(performance.now() - start).toBeLessThan(10_000);
  await eventually(async () => expect(proxy.swallowedConnections()).toBe(0), 10_000);
});
