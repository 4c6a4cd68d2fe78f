import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findLastBackup } from '#backup/backup-records';
import { createBackup } from '#backup/create-backup';
import { readSettings } from '#settings';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { createFactories } from '#test/factories';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';

const folder = mkdtempSync(path.join(os.tmpdir(), 'create-backup-'));
let source: TestDatabase;
let proxy: FaultyProxy;
const create = (name: string, signal?: AbortSignal) => {
  const settings = readSettings({ DATABASE_URL: proxy.url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
  return createBackup({ file: path.join(folder, name), encryption: null, databaseUrl: proxy.url, settings, signal });
};

beforeAll(async () => {
  source = await cloneDatabase();
  proxy = await startFaultyProxy(source.url);
});
afterAll(async () => {
  await proxy.stop();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a database that accepts connections but never responds fails the backup and leaves no file', async () => {
  proxy.setMode('hang');
  await expect(create('silent')).rejects.toThrow(/timeout/);
  const interrupted = new AbortController();
  const creating = create('interrupted', interrupted.signal);
  interrupted.abort(new Error('Interrupted'));
  await expect(creating).rejects.toThrow('Interrupted');
  expect(readdirSync(folder)).toEqual([]);
  proxy.setMode('pass');
});

test('a complete backup that cannot be recorded is kept, with a warning', async () => {
  await source.pool.query('alter table backups add constraint refused check (bytes < 0) not valid');
  const { warnings } = await create('unrecorded');
  expect(warnings).toEqual([expect.stringContaining('violates check constraint "refused"')]);
  expect(readdirSync(folder)).toEqual(['unrecorded']);
});

test('a backup with missing files lists them, has .incomplete in its name, and does not count as a backup', async () => {
  const { id } = await createFactories(source.pool).storedFile();
  const { file, missing, warnings } = await create('lacking');
  expect({ missing, warnings }).toEqual({ missing: [`files/ai_document/${id}`], warnings: [] });
  expect(path.basename(file)).toBe('lacking.incomplete');
  expect(readdirSync(folder)).not.toContain('lacking');
  expect(await findLastBackup(source.pool)).toBeNull();
});
