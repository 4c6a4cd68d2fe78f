import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordBackup } from '#backup/backup-records';
import { backupAge } from '#checks/backup-age';
import { type Check, okFinding } from '#checks/check';
import { checks } from '#checks/checks';
import { dataDirPermissions } from '#checks/data-dir-permissions';
import { formatBytes } from '#backup/format-bytes';
import { runChecks } from '#checks/run-checks';
import { readSettings } from '#settings';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { createFactories } from '#test/factories';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'checks-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
const getParts = (env = {}) => ({
  settings: readSettings({ DATA_DIR: dataDir, ...env }),
  pool: database.pool,
  redis: null,
  traffic: null,
});
const run = async (check: Check, env = {}) => (await runChecks([check], getParts(env)))[0];

test('every check responds under its name, and all are ok in a new installation', async () => {
  const findings = await runChecks(checks, getParts());
  expect(findings.map(({ name }) => name)).toEqual(
    checks.filter(({ needs }) => needs !== 'redis').map(({ name }) => name),
  );
  expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
});

test("the operators' guide explains each check", () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const section = /^## Checks of the setup$(.*?)^## /ms.exec(guide)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| ([a-z][A-Za-z ]+?) +\|/gm)].map(([, name]) => name);
  expect(rows).toEqual(['check', ...checks.map(({ name }) => name)]);
});

test('a check that throws is a fault and does not block the others', async () => {
  const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no such thing')) };
  const well: Check = { name: 'well', run: async () => okFinding('fine') };
  expect(await runChecks([broken, well], getParts())).toEqual([
    { name: 'broken', level: 'fault', message: 'This check failed: no such thing' },
    { name: 'well', level: 'ok', message: 'fine' },
  ]);
});

test('real data in the embedded database without a backup in the last 48 hours is a warning', async () => {
  expect(await run(backupAge)).toMatchObject({ level: 'ok', message: expect.stringContaining('demo data') });
  await createFactories(database.pool).user({ role: 'client' });
  expect(await run(backupAge)).toMatchObject({ level: 'warning', message: expect.stringContaining('npm run backup') });
  expect(await run(backupAge, { DATABASE_URL: database.url })).toMatchObject({ level: 'ok' });
  await recordBackup(database.pool, { bytes: 5000, isEncrypted: true });
  expect(await run(backupAge)).toEqual({ name: 'backup', level: 'ok', message: 'The last backup is 0 hours old' });
  await database.pool.query("update backups set finished_at = now() - interval '49 hours 1 minute'");
  expect(await run(backupAge)).toMatchObject({ level: 'warning', message: expect.stringContaining('49 hours old') });
});

test('a secret that other accounts can read is a warning with the command that fixes it', async () => {
  expect(await run(dataDirPermissions)).toMatchObject({ level: 'ok' });
  const secret = path.join(dataDir, 'session.secret');
  writeFileSync(secret, 'secret');
  chmodSync(secret, 0o644);
  expect(await run(dataDirPermissions)).toMatchObject({
    level: 'warning',
    message: expect.stringContaining(`chmod go-rwx ${secret}`),
  });
});

test('a missing data folder is a fault', async () => {
  expect(await run(dataDirPermissions, { DATA_DIR: '/nowhere/at/all' })).toMatchObject({ level: 'fault' });
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [200 * 1024 ** 2, '200 MB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
