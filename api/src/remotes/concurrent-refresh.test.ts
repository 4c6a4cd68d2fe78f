import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';

const decline = 'mutation ($input: DeclineReleaseInput!) { declineRelease(input: $input) { remote } }';
const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

test('concurrent pointer moves are read one after the other, and callers wait for the read', async () => {
  const requests: string[] = [];
  for (let place = 0; place < 5; place += 1)
    requests.push(await app.make.releaseRequest(await app.make.servedRemote()));
  await database.query('begin');
  await database.query('lock table portal_paths in access exclusive mode');
  const decisions = requests.map((id) => admin.graphql(decline, { input: { id, reason: 'Not now' } }));
  await eventually(async () => {
    const { rows } = await database.query("select 1 from release_requests where status = 'declined'");
    expect(rows).toHaveLength(5);
  });
  await admin.graphql('{ me { id } }');
  expect((await database.query(waiting)).rows).toHaveLength(1);
  await database.query('rollback');
  for (const { errors } of await Promise.all(decisions)) expect(errors).toBeUndefined();
});
