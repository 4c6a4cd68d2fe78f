import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { createBackup } from '#backup/create-backup';
import { restoreBackup } from '#backup/restore-backup';
import { readSettings } from '#settings';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { type EmptyDatabase, createEmptyDatabase } from '#test/empty-database';
import { createFactories } from '#test/factories';

const folder = mkdtempSync(path.join(os.tmpdir(), 'restore-database-'));
const getSettings = (url: string, name: string) =>
  readSettings({ DATABASE_URL: url, DATA_DIR: path.join(folder, name), LOG_LEVEL: 'silent' });
let source: TestDatabase;
let target: EmptyDatabase;
let database: pg.Pool;

beforeAll(async () => {
  source = await cloneDatabase();
  target = await createEmptyDatabase();
  database = new pg.Pool({ connectionString: target.url, max: 1 });
  await createFactories(source.pool).ticket();
});
afterAll(async () => {
  await database.end();
  await target.drop();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a restore that loses its connection leaves the database empty', async () => {
  const file = path.join(folder, 'source.backup');
  const settings = getSettings(source.url, 'source');
  await createBackup({ file, encryption: null, databaseUrl: source.url, settings });

  const end = `select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity
    where application_name = 'restore' and datname = current_database()`;
  let ending: Promise<pg.QueryResult> | undefined;
  const report = (line: string) => {
    if (line.includes('rows')) ending ??= database.query(end);
  };
  const restoring = {
    file,
    passphrase: null,
    settings: getSettings(target.url, 'target'),
    log: pino({ level: 'silent' }),
  };
  await expect(restoreBackup({ ...restoring, report })).rejects.toThrow(/terminat|connection error/);
  expect((await ending)?.rows).toEqual([{ ended: true }]);
  const tables = "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";
  expect((await database.query(tables)).rows).toEqual([]);
  expect(readdirSync(path.join(folder, 'target'))).toEqual([]);
});
