import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { warnAboutPowerfulRole } from '#db/check-role';
import { type EmbeddedDatabase, startEmbedded } from '#db/embedded';
import { getServerAccount, grantServerAccess } from '#db/embedded-account';
import { findPrograms } from '#db/embedded-binaries';
import { createCluster } from '#db/embedded-cluster';
import { startServer, stopServer } from '#db/embedded-server';
import { findFreePort } from '#db/free-port';
import { migrate } from '#db/migrate';
import { migrateAsOwner } from '#db/migrate-as-owner';
import { migrateJobs } from '#db/migrate-jobs';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'roles-'));
const data = path.join(folder, 'postgres');
const flags = ['fsync=off'];
let database: EmbeddedDatabase;

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  // Its connection may still be closing when the database stops.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
const migrated = ({ ownerUrl, url }: EmbeddedDatabase) => migrateAsOwner({ ownerUrl, appUrl: url, log });

/** As an older version left it: the server's role is the superuser and owns everything. */
async function makeOldCluster(): Promise<void> {
  const { initdb, postgres } = await findPrograms();
  mkdirSync(folder, { recursive: true });
  grantServerAccess(folder);
  const runAs = getServerAccount([data, postgres]);
  const passwordFile = path.join(folder, 'postgres.password');
  createCluster({ data, password: passwordFile }, 'app', initdb, runAs);
  const port = await findFreePort();
  await startServer({ data, log: path.join(folder, 'postgres.log'), postgres, runAs, port, flags });
  const url = `postgres://app:${readFileSync(passwordFile, 'utf8').trim()}@127.0.0.1:${port}`;
  await query(`${url}/postgres`, 'create database app');
  await migrate({ url: `${url}/app`, log });
  await migrateJobs(`${url}/app`, log);
  await query(`${url}/app`, "insert into rate_limit (key, points) values ('from before', 1)");
  await query(`${url}/app`, "select graphile_worker.add_job('fromBefore')");
  await stopServer(data);
}

beforeAll(async () => {
  await makeOldCluster();
  database = await startEmbedded({ folder, log, flags });
  await migrated(database);
}, 60_000);
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an older cluster keeps its rows and jobs, and the new owner migrates it', async () => {
  expect(await query(database.url, 'select key from rate_limit')).toEqual([{ key: 'from before' }]);
  expect(await query(database.url, 'select task_identifier as task from graphile_worker.jobs')).toEqual([
    { task: 'fromBefore' },
  ]);
  const owners = `select distinct tableowner as owner from pg_tables where schemaname in ('public', 'graphile_worker')`;
  expect(await query(database.superuserUrl, owners)).toEqual([{ owner: 'app_owner' }]);
  await query(
    database.ownerUrl,
    'alter table rate_limit add column probe int; alter table rate_limit drop column probe',
  );
});

test('the next start changes nothing', async () => {
  await database.stop();
  database = await startEmbedded({ folder, log, flags });
  await migrated(database);
  expect(await query(database.url, 'select key from rate_limit')).toEqual([{ key: 'from before' }]);
});

describe('the role of the server', () => {
  test('reads and writes rows and queues jobs', async () => {
    await query(database.url, "insert into rate_limit (key, points) values ('mine', 1)");
    await query(database.url, "update rate_limit set points = 2 where key = 'mine'");
    await query(database.url, "delete from rate_limit where key = 'mine'");
    await query(database.url, "select graphile_worker.add_job('mine', job_key := 'mine')");
    expect(await query(database.url, "select (graphile_worker.remove_job('mine')).key")).toEqual([{ key: 'mine' }]);
  });

  test.each([
    ["select pg_read_file('/etc/passwd')"],
    ["select pg_ls_dir('/')"],
    ["copy rate_limit to '/tmp/rows'"],
    ["copy rate_limit from program 'id'"],
    ["select lo_import('/etc/passwd')"],
    ['create table mine (n int)'],
    ['create temporary table mine (n int)'],
    ['create role mine superuser'],
    ['alter role app superuser'],
    ['set role app_owner'],
    ['set role postgres'],
    ['drop table rate_limit'],
    ['alter table audit_entries disable trigger all'],
    ['truncate audit_entries'],
    ['delete from audit_entries'],
    ['delete from archive_files'],
    ["update archive_files set kind = 'audit'"],
    ['alter function delete_archived_audit_entries owner to app'],
    ['delete from mikro_orm_migrations'],
    ['alter system set log_statement = none'],
  ])('may not run: %s', async (sql) => {
    await expect(query(database.url, sql)).rejects.toThrow(/permission denied|must be (owner|superuser)/);
  });

  test.each(['app', 'app_owner'])('%s has no power over the cluster and no access to other databases', async (role) => {
    expect(
      await query(
        database.superuserUrl,
        `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = '${role}'`,
      ),
    ).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
    ]);
    const url = role === 'app' ? database.url : database.ownerUrl;
    await expect(query(Object.assign(new URL(url), { pathname: '/postgres' }).href, 'select 1')).rejects.toThrow(
      'permission denied for database',
    );
  });
});

test('a role with more rights than the server needs is a warning at start, an ordinary one is not', async () => {
  for (const [url, expected] of [
    [database.superuserUrl, [expect.stringContaining('The database role postgres has SUPERUSER')]],
    [database.url, []],
  ] as const) {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    // Its connection may still be closing when the database stops.
    pool.on('connect', (client) => client.on('error', () => undefined));
    const lines: string[] = [];
    const into = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
    await warnAboutPowerfulRole(pool, into);
    await pool.end();
    expect(lines).toEqual(expected);
  }
});
