import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp } from '#test/app';
import { cloneDatabase } from '#test/database';
import { createFactories } from '#test/factories';

test('loading the demo emails no one', async () => {
  const app = await startTestApp({ DEMO: 'on' });
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { rows } = await database.query("select 1 from graphile_worker.jobs where task_identifier = 'sendMail'");
  await database.end();
  expect(rows).toEqual([]);
  expect(await readdir(app.dataDir)).not.toContain('outbox');
  await app.stop();
});

test('a database with real accounts gets no demo accounts', async () => {
  const database = await cloneDatabase();
  await createFactories(database.pool).user();
  const app = await startTestApp({ DEMO: 'on', DATABASE_URL: database.appUrl });
  const { rows } = await database.pool.query("select email from users where email like '%@demo.test'");
  expect(rows).toEqual([]);
  await app.stop();
  await database.drop();
});
