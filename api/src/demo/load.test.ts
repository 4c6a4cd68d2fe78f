import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp } from '#test/app';

test('loading the demo mails nobody', async () => {
  const app = await startTestApp({ DEMO: 'on' });
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { rows } = await database.query("select 1 from graphile_worker.jobs where task_identifier = 'sendMail'");
  await database.end();
  expect(rows).toEqual([]);
  expect(await readdir(app.dataDir)).not.toContain('outbox');
  await app.stop();
});
