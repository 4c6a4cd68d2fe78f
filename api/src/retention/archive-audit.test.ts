import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JobHelpers } from 'graphile-worker';
import pg from 'pg';
import { pino } from 'pino';
import { createDiskStore } from '#files/disk-store';
import type { FileStore } from '#files/file-store';
import { createMetrics } from '#metrics';
import { createIdAt } from '#new-id';
import { archiveRows } from '#retention/archive-rows';
import { archivedKinds } from '#retention-tables';
import { readSettings } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { readRestoreStatements } from '#test/restore-statements';

let app: TestApp;
/** With the server's role, which may not delete entries. */
let server: pg.Pool;
/** With all rights. */
let superuser: pg.Pool;
let disk: FileStore;
let founder: string;

beforeAll(async () => {
  app = await startTestApp();
  superuser = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
  const { username, password } = new URL(process.env.TEST_APP_URL ?? '');
  const url = Object.assign(new URL(app.databaseUrl), { username, password }).href;
  server = new pg.Pool({ connectionString: url, max: 3 });
  disk = createDiskStore(path.join(app.dataDir, 'files'));
  const [row] = await sql<{ id: string }>("select id from users where email = 'founder@test.test'");
  founder = row?.id ?? '';
  await app.client.send('POST', '/api/auth/login', { email: 'founder@test.test', password: 'founder-password-123' });
});
afterAll(async () => {
  await superuser.end();
  await server.end();
  await app.stop();
});

const sql = async <Row extends object>(text: string, parameters: unknown[] = [], pool = superuser) =>
  (await pool.query<Row>(text, parameters)).rows;

async function run(files = disk): Promise<void> {
  const helpers = {
    withPgClient: async (work) => {
      const client = await server.connect();
      client.on('error', () => undefined);
      return work(client).finally(() => client.release());
    },
  } as Pick<JobHelpers, 'withPgClient'>;
  const { retention } = readSettings({ AUDIT_RETENTION_DAYS: '365' });
  await archiveRows({
    kinds: archivedKinds,
    retention,
    files,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  })(null, helpers as JobHelpers);
}

async function entryAt(at: Date, label: string): Promise<string> {
  const id = createIdAt(at);
  await sql(
    `insert into audit_entries (id, created_at, updated_at, actor_id, action, subject_kind, subject_id, subject_label)
     values ($1, $2, $2, $3, 'project_status_changed', 'project', 'x', $4)`,
    [id, at, founder, label],
    server,
  );
  return id;
}

/** The start of the month, in UTC, that a year ago belongs to: entries before it are due. */
async function cutoff(): Promise<Date> {
  const [row] = await sql<{ at: Date }>(
    `select date_trunc('month', (now() - interval '365 days') at time zone 'UTC') at time zone 'UTC' as at`,
  );
  return row?.at ?? new Date(0);
}
const before = (instant: Date, milliseconds: number) => new Date(instant.getTime() - milliseconds);

const list = `query ($search: String, $from: DateTime, $until: DateTime) {
  auditEntries(first: 50, filter: { search: $search, from: $from, until: $until }) { edges { node { subjectLabel } } } }`;
async function find(filter: object): Promise<string[]> {
  const { data } = await app.client.graphql<{ auditEntries: { edges: Array<{ node: { subjectLabel: string } }> } }>(
    list,
    filter,
  );
  return data.auditEntries.edges.map(({ node }) => node.subjectLabel);
}
const archivedKeys = async () =>
  (await sql<{ key: string }>("select key from archive_files where kind = 'audit' order by id")).map(({ key }) => key);
async function archivedLines(): Promise<string[]> {
  const files = await Promise.all((await archivedKeys()).map(async (key) => buffer(await disk.open(key))));
  return files.flatMap((file) => gunzipSync(file).toString().trimEnd().split('\n'));
}
async function archivedLabels(): Promise<string[]> {
  const lines = await archivedLines();
  return lines.map((line) => (JSON.parse(line) as { subject_label: string }).subject_label);
}

test('whole months are archived and deleted; the month of a year ago stays, and the log can be searched as before', async () => {
  const month = await cutoff();
  await entryAt(month, 'Project kept');
  await entryAt(before(month, 1), 'Project of the month before');
  await entryAt(before(month, 40 * 86_400_000), 'Project of two months before');
  const files: string[] = [];
  const interrupted: FileStore = {
    ...disk,
    put: async (key, bytes) => {
      await disk.put(key, bytes);
      files.push(key);
      if (files.length === 2) throw new Error('the server was killed');
    },
  };
  await expect(run(interrupted)).rejects.toThrow('the server was killed');
  expect(await find({ search: 'project' })).toEqual(['Project kept', 'Project of the month before']);
  expect(await sql("select 1 from retention_runs where kind = 'audit'")).toEqual([]);

  await run();
  expect(await archivedKeys()).toEqual(files);
  expect(await archivedLabels()).toEqual(['Project of two months before', 'Project of the month before']);
  expect(await sql("select 1 from retention_runs where kind = 'audit'")).toHaveLength(1);
  expect(await find({ search: 'project' })).toEqual(['Project kept']);
  expect(await find({ from: before(month, 7 * 86_400_000), until: month })).toEqual([]);
  expect(await find({ from: before(month, 7 * 86_400_000) })).toContain('Project kept');
  const { data } = await app.client.graphql<{ auditActors: Array<{ id: string }> }>('{ auditActors { id } }');
  expect(data.auditActors).toEqual([{ id: founder }]);
});

test('archived entries can be restored as described in docs/operations.md', async () => {
  await entryAt(before(await cutoff(), 1), 'Put back');
  await sql("delete from archive_files where kind = 'audit'");
  const entries = () => sql("select * from audit_entries where subject_label = 'Put back'");
  const archived = await entries();
  await run();
  expect(await entries()).toEqual([]);
  await sql('create table archived (line jsonb)');
  for (const line of await archivedLines()) await sql('insert into archived values ($1)', [line]);
  await sql(readRestoreStatements('audit'));
  await sql('drop table archived');
  expect(archived).toHaveLength(1);
  expect(await entries()).toEqual(archived);
});

test("the server's role can delete entries of old months that are in a file, and nothing else", async () => {
  const month = await cutoff();
  const recent = await entryAt(month, 'Recent');
  const old = await entryAt(before(month, 1), 'Old');
  const deleteEntries = (days: number) =>
    sql('select from delete_archived_audit_entries($1, $2)', [days, [recent, old]], server);

  await expect(deleteEntries(365)).rejects.toThrow('append-only');
  await sql(
    `insert into archive_files (kind, key, rows, bytes, sha256, first_id, last_id) values ('audit', $1, 2, 1, '', $2, $3)`,
    [`archive/audit/${old}`, old, recent],
    server,
  );
  await expect(deleteEntries(0)).rejects.toThrow('append-only');
  expect(await deleteEntries(365)).toHaveLength(1);
  expect(await sql('select id from audit_entries where id = any($1)', [[recent, old]])).toEqual([{ id: recent }]);
  await expect(sql('delete from archive_files', [], server)).rejects.toThrow('permission denied');
});

test('no role can change entries, delete one that is in no file, or truncate the log', async () => {
  const id = await entryAt(before(await cutoff(), 86_400_000), 'In no file');
  await sql("delete from archive_files where kind = 'audit'");
  const changes = [
    `delete from audit_entries where id = '${id}'`,
    `update audit_entries set address = 'x' where id = '${id}'`,
    'truncate audit_entries',
  ];
  for (const change of changes) await expect(sql(change)).rejects.toThrow('append-only');
});
