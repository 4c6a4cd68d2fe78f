import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { JobHelpers } from 'graphile-worker';
import { pino } from 'pino';
import { readArchive } from '#backup/archive-reader';
import { createBackup } from '#backup/create-backup';
import { createDiskStore } from '#files/disk-store';
import type { FileStore } from '#files/file-store';
import { openFiles } from '#files/open-files';
import { createMetrics } from '#metrics';
import { readDatabaseFigures } from '#metrics/database-figures';
import { createIdAt } from '#new-id';
import { archiveRows } from '#retention/archive-rows';
import { archivedKinds } from '#retention-tables';
import { readSettings } from '#settings';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { type Factories, createFactories } from '#test/factories';
import { startObjectStorage } from '#test/object-storage';
import { readRestoreStatements } from '#test/restore-statements';

const folder = mkdtempSync(path.join(os.tmpdir(), 'retention-'));
const disk = createDiskStore(path.join(folder, 'files'));
const settings = readSettings({
  ACTIVITY_RETENTION_DAYS: '90',
  TICKET_MESSAGE_RETENTION_DAYS: '30',
  CONVERSATION_RETENTION_DAYS: '30',
});

let database: TestDatabase;
let make: Factories;
beforeAll(async () => {
  database = await cloneDatabase();
  make = createFactories(database.pool);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() =>
  sql('delete from activity; delete from ticket_messages; delete from conversations; delete from archive_files'),
);

const sql = async <Row extends object>(text: string, parameters: unknown[] = []) =>
  (await database.pool.query<Row>(text, parameters)).rows;

/** Runs like in a worker, with a separate connection. */
async function run({ files = disk, retention = settings.retention } = {}): Promise<void> {
  const helpers = {
    withPgClient: async (work) => {
      const client = await database.pool.connect();
      client.on('error', () => undefined);
      return work(client).finally(() => client.release());
    },
  } as Pick<JobHelpers, 'withPgClient'>;
  const parts = { files, log: pino({ level: 'silent' }), metrics: createMetrics() };
  await archiveRows({ ...parts, kinds: archivedKinds, retention })(null, helpers as JobHelpers);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
/** Creates one activity per age, in days. Returns their ids. */
async function getActivity(...ages: number[]): Promise<string[]> {
  const project = await make.project();
  const ids = ages.map((days) => createIdAt(daysAgo(days)));
  for (const [place, id] of ids.entries())
    await sql(
      `insert into activity (id, created_at, updated_at, description, project_id) values ($1, $2, $2, 'Done', $3)`,
      [id, daysAgo(ages[place] ?? 0), project.id],
    );
  return ids;
}
const left = async (table: string) =>
  (await sql<{ id: string }>(`select id from ${table} order by id`)).map(({ id }) => id);

async function archived(kind: string, files: FileStore = disk): Promise<Array<Record<string, unknown>>> {
  const keys = await sql<{ key: string; rows: string }>(
    'select key, rows from archive_files where kind = $1 order by id',
    [kind],
  );
  const found = [];
  for (const { key, rows } of keys) {
    const lines = gunzipSync(await buffer(await files.open(key)))
      .toString()
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(Number(rows));
    found.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>));
  }
  return found;
}
const idsIn = (rows: Array<Record<string, unknown>>) => rows.map(({ id }) => id);

test('rows that are older than their setting are archived by month and deleted, and younger ones stay', async () => {
  const [old = '', older = '', young = ''] = await getActivity(91, 200, 89);
  await run();
  expect(await left('activity')).toEqual([young]);
  expect(idsIn(await archived('activity'))).toEqual([older, old]);
  const months = [200, 91].map((days) => daysAgo(days).toISOString().slice(0, 7));
  expect(await sql('select key from archive_files order by id')).toEqual(
    months.map((month) => ({ key: expect.stringMatching(`^archive/activity/${month}/[0-9a-f-]+\\.jsonl\\.gz$`) })),
  );
  expect(await sql('select kind from retention_runs order by kind')).toEqual(
    ['activity', 'conversations', 'ticket-messages'].map((kind) => ({ kind })),
  );
});

test('without a setting everything is kept, and records of servers with a setting are untouched', async () => {
  const ids = await getActivity(5000);
  await sql("insert into retention_runs (kind) values ('activity') on conflict do nothing");
  const recorded = await sql('select * from retention_runs');
  await run({ retention: readSettings({}).retention });
  expect(await left('activity')).toEqual(ids);
  expect(await sql('select * from retention_runs')).toEqual(recorded);
  const kindsShown = async (kinds: string[]) =>
    (await readDatabaseFigures(database.pool, kinds)).archivedAt.map(({ kind }) => kind);
  expect([await kindsShown(['activity']), await kindsShown([])]).toEqual([['activity'], []]);
});

test('messages of a ticket are archived long enough after it was resolved; those of an open ticket stay, whatever their age', async () => {
  const author = await make.user();
  const messageOn = async (status: string, resolvedDaysAgo: number, age = 400) => {
    const { id: ticket } = await make.ticket({ status });
    await sql('update support_tickets set updated_at = $2 where id = $1', [ticket, daysAgo(resolvedDaysAgo)]);
    const id = createIdAt(daysAgo(age));
    await sql(
      `insert into ticket_messages (id, created_at, updated_at, content, from_team, ticket_id, author_id)
       values ($1, $2, $2, 'Hello', false, $3, $4)`,
      [id, daysAgo(age), ticket, author.id],
    );
    return id;
  };
  const resolved = [await messageOn('resolved', 31), await messageOn('resolved', 31, 2)];
  const kept = [await messageOn('resolved', 29), await messageOn('open', 400), await messageOn('in_progress', 400)];
  await run();
  expect(await left('ticket_messages')).toEqual(kept.toSorted());
  expect(await archived('ticket-messages')).toEqual(
    resolved.map((id) => expect.objectContaining({ id, content: 'Hello' })),
  );
});

test('a conversation is archived as a whole after its last use, but not while a reply is written or once it is deleted', async () => {
  const conversation = async (lastUsed: number, isStreaming = false, isDeleted = false) => {
    const made = await make.conversation({ isDeleted });
    const question = await make.message(made, { content: 'Why?' });
    await make.message(made, { role: 'assistant', question, isStreaming });
    await sql('update conversations set updated_at = $2 where id = $1', [made.id, daysAgo(lastUsed)]);
    return made.id;
  };
  const unused = await conversation(31);
  const kept = [await conversation(29), await conversation(31, true), await conversation(31, false, true)];
  await run();
  expect(await left('conversations')).toEqual(kept.toSorted());
  expect(await sql('select 1 from messages where conversation_id = $1', [unused])).toEqual([]);
  expect(await archived('conversations')).toEqual([
    expect.objectContaining({
      id: unused,
      prompt_template_ids: [expect.any(Number)],
      messages: [expect.objectContaining({ content: 'Why?' }), expect.objectContaining({ role: 'assistant' })],
    }),
  ]);
});

test('a server killed between writing the file and deleting the rows loses nothing, and the next run writes the same file', async () => {
  const [id = '', young = ''] = await getActivity(100, 10);
  const keys: string[] = [];
  const killed: FileStore = {
    ...disk,
    put: async (key, bytes) => {
      await disk.put(key, bytes);
      keys.push(key);
      await sql(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 8244
        and database = (select oid from pg_database where datname = current_database())`);
    },
  };
  await expect(run({ files: killed })).rejects.toThrow();
  expect(await left('activity')).toEqual([id, young]);
  expect(await sql('select * from archive_files')).toEqual([]);

  await run();
  expect(await left('activity')).toEqual([young]);
  expect(await sql('select key from archive_files')).toEqual(keys.map((key) => ({ key })));
  expect(idsIn(await archived('activity'))).toEqual([id]);
});

test('of two servers only one archives', async () => {
  const [id = ''] = await getActivity(100);
  let written = 0;
  const slow: FileStore = {
    ...disk,
    put: async (key, bytes) => {
      written += 1;
      await run({ files: slow }); // the other server, while this one writes
      await disk.put(key, bytes);
    },
  };
  await run({ files: slow });
  expect(written).toBe(1);
  expect(idsIn(await archived('activity'))).toEqual([id]);
});

test('a file that fails verification deletes nothing', async () => {
  const ids = await getActivity(100);
  const lossy: FileStore = { ...disk, put: (key) => disk.put(key, (async function* () {})()) };
  await expect(run({ files: lossy })).rejects.toThrow('nothing is deleted');
  expect(await left('activity')).toEqual(ids);
});

test('rows used again between the file and the deletion stay', async () => {
  const { id } = await make.conversation();
  await sql('update conversations set updated_at = $2 where id = $1', [id, daysAgo(31)]);
  const busy: FileStore = {
    ...disk,
    put: async (key, bytes) => {
      await disk.put(key, bytes);
      await sql('update conversations set updated_at = now() where id = $1', [id]);
    },
  };
  await run({ files: busy });
  expect(await left('conversations')).toEqual([id]);
});

test('archive files are included in a backup', async () => {
  await getActivity(100);
  await run();
  const file = path.join(folder, 'backup');
  const backedUp = readSettings({ DATABASE_URL: database.url, DATA_DIR: folder });
  const { missing } = await createBackup({ file, encryption: null, databaseUrl: database.url, settings: backedUp });
  const parts: string[] = [];
  await readArchive(file, null, async ({ name, bytes }) => {
    parts.push(name);
    await buffer(bytes);
  });
  const [archive] = await sql<{ key: string }>('select key from archive_files');
  expect(missing).toEqual([]);
  expect(parts).toContain(`files/${archive?.key}`);
});

test.each([
  ['activity', ['activity']],
  ['ticket-messages', ['ticket_messages']],
  ['conversations', ['conversations', 'conversation_templates', 'messages']],
])('archived rows of %s can be restored as described in docs/operations.md', async (kind, tables) => {
  await getActivity(100);
  const { id: ticket } = await make.ticket({ status: 'resolved' });
  const author = await make.user();
  await sql('update support_tickets set updated_at = $2 where id = $1', [ticket, daysAgo(31)]);
  await sql(
    `insert into ticket_messages (id, created_at, updated_at, content, from_team, ticket_id, author_id)
     values ($1, $2, $2, 'Hello', false, $3, $4)`,
    [createIdAt(daysAgo(31)), daysAgo(31), ticket, author.id],
  );
  const conversation = await make.conversation();
  const question = await make.message(conversation, { content: 'Why?' });
  await make.message(conversation, { role: 'assistant', question });
  await sql('update conversations set updated_at = $2 where id = $1', [conversation.id, daysAgo(31)]);
  // Ids and timestamps of templates are not archived: nothing shows them.
  const columns = (table: string) =>
    table === 'conversation_templates' ? 'conversation_id, template_id, position' : '*';
  const rows = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [table, await sql(`select ${columns(table)} from ${table} order by 1`)] as const),
      ),
    );
  const before = await rows();
  await run();
  expect(Object.values(await rows()).flat()).toEqual([]);
  await sql('create table archived (line jsonb)');
  for (const row of await archived(kind)) await sql('insert into archived values ($1)', [row]);
  const statements = readRestoreStatements(kind);
  await sql(statements);
  await sql(statements); // again: idempotent
  await sql('drop table archived');
  expect(Object.values(before)).not.toEqual([]);
  for (const found of Object.values(before)) expect(found).not.toEqual([]);
  expect(await rows()).toEqual(before);
});

describe('with files in a bucket', () => {
  test('an outage leaves the rows, and the next run archives them', async () => {
    const [id = ''] = await getActivity(100);
    const storage = await startObjectStorage();
    const { files, bucket } = await openFiles(readSettings({ ...storage.env, DATA_DIR: folder }));
    try {
      await storage.stop();
      await expect(run({ files })).rejects.toThrow('storage');
      expect(await left('activity')).toEqual([id]);
      await storage.start();
      await run({ files });
      expect(await left('activity')).toEqual([]);
      expect(idsIn(await archived('activity', files))).toEqual([id]);
    } finally {
      await bucket?.stop();
      await storage.discard();
    }
  });
});
