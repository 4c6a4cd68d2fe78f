import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '#app';
import { ArchiveWriter } from '#backup/archive-writer';
import { findLastBackup } from '#backup/backup-records';
import { createBackup } from '#backup/create-backup';
import { readArchive } from '#backup/archive-reader';
import { restoreBackup } from '#backup/restore-backup';
import { knownMigrations } from '#db/known-migrations';
import { migrate } from '#db/migrate';
import { migrateJobs } from '#db/migrate-jobs';
import { openFiles } from '#files/open-files';
import { ReleaseFiles } from '#remotes/release-files';
import { readSettings } from '#settings';
import { startTestApp } from '#test/app';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { type EmptyDatabase, createEmptyDatabase } from '#test/empty-database';
import { createFactories } from '#test/factories';
import { type AppWithFiles, fileStores } from '#test/file-stores';
import { writeBuild, createTestBuild } from '#test/test-build';
import { type ObjectStorage, startObjectStorage } from '#test/object-storage';
import { hashRows } from '#test/row-hashes';
import { sampleFiles } from '#test/sample-files';
import { getFileId, uploadFile } from '#test/uploads';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'backup-'));
const databases: EmptyDatabase[] = [];
const newDatabase = async () => {
  const made = await createEmptyDatabase();
  databases.push(made);
  return made.url;
};
let count = 0;
const newPath = () => path.join(folder, String((count += 1)));
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const encryption = { passphrase: 'correct horse battery staple', workFactor: 10 };
const { passphrase } = encryption;
const getSettings = (url: string, dataDir: string, env = {}) =>
  readSettings({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
/** What changes while a server runs, or is not restored. */
const except = ['session', 'rate_limit', 'server', 'health_probe', 'live_event', 'backups', 'mikro_orm_migrations'];
const addTestJobs = `
  select graphile_worker.add_job('testLater', '{"to": "ada"}', run_at := '2099-01-01', job_key := 'k', max_attempts := 7);
  select graphile_worker.add_job('testFailed', run_at := '2099-01-01', max_attempts := 1);
  update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`;
const listTestJobs = `
  select identifier as task, payload, key, max_attempts from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = task_id where identifier like 'test%'`;
const listDefinitions = `
  select indexdef as definition from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  order by 1`;
const about = {
  format: 1,
  createdAt: new Date().toISOString(),
  postgres: '18.4',
  migrations: [],
  tables: [],
  secrets: [],
};
const visits = { name: 'visit_count', columns: ['day', 'kind', 'route', 'plan', 'count'] };
const rest = { sequences: [], leftInBucket: [], missing: [] };

describe.each(fileStores)('with files on %s', (store) => {
  const build = createTestBuild();
  let app: AppWithFiles;
  let fresh: ObjectStorage | null;
  let source: Parameters<typeof createBackup>[0]['settings'];
  let key: string;

  beforeAll(async () => {
    const remotes = newPath();
    writeBuild(remotes, build);
    const storage = store === 'object storage' ? await startObjectStorage() : null;
    fresh = storage && (await startObjectStorage());
    app = { ...(await startTestApp({ ...storage?.env, REMOTES_DIR: remotes })), storage };
    source = getSettings(app.databaseUrl, app.dataDir, storage?.env);
    key = `enquiry_attachment/${getFileId(await uploadFile(app, 'offer.pdf', sampleFiles.pdf))}`;
    await app.make.ticket();
    await query(app.databaseUrl, addTestJobs);
  });
  afterAll(async () => {
    await app.stop();
    await app.storage?.discard();
    await fresh?.discard();
  });

  test('a new database and data folder get everything back, and nothing else', async () => {
    const [file, dataDir, url] = [newPath(), newPath(), await newDatabase()];
    const before = await hashRows(app.databaseUrl, { except });
    const summary = await createBackup({ file, encryption, databaseUrl: app.databaseUrl, settings: source });
    expect(summary).toMatchObject({ bytes: statSync(file).size, missing: [], leftInBucket: 0 });
    expect(summary.files).toBeGreaterThanOrEqual(3);

    const target = getSettings(url, dataDir, fresh?.env);
    const restored = await restoreBackup({ file, passphrase, settings: target, log });
    expect(restored).toMatchObject({ rows: summary.rows + 1, files: summary.files, warnings: [] });
    expect(await hashRows(url, { except })).toEqual(before);
    expect(await query(url, listDefinitions)).toEqual(await query(app.databaseUrl, listDefinitions));
    expect(await hashRows(url)).toMatchObject({ session: '0 ', rate_limit: '0 ', live_event: '0 ' });
    expect(await query(url, listTestJobs)).toEqual([
      { task: 'testLater', payload: { to: 'ada' }, key: 'k', max_attempts: 7 },
    ]);

    // The restored product works: new rows get new numbers, constraints hold, and files are served.
    await query(url, 'insert into backups (bytes, is_encrypted) values (1, true)');
    await expect(query(url, 'update support_tickets set client_id = gen_random_uuid()')).rejects.toThrow('foreign key');
    await expect(query(url, 'truncate audit_entries')).rejects.toThrow('append-only');
    const { files } = await openFiles(target);
    expect((await buffer(await files.open(key))).equals(sampleFiles.pdf)).toBe(true);
    const releases = new ReleaseFiles(path.join(dataDir, 'releases'), null);
    expect(releases.isComplete('mfe-client', build.version)).toBe(true);
    // Includes the shell, if one was built.
    for (const { remote, version } of await query(
      url,
      'select remote, version from releases where complete_at is not null',
    ))
      expect([remote, releases.isComplete(remote, version)]).toEqual([remote, true]);
    expect(readFileSync(path.join(dataDir, 'session.secret'))).toEqual(
      readFileSync(path.join(app.dataDir, 'session.secret')),
    );
    expect(statSync(path.join(dataDir, 'session.secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).not.toContain('restoring');
  });
});

describe('a backup', () => {
  let source: TestDatabase;
  let file: string;
  const dataDir = newPath();
  const create = async (options: Partial<Parameters<typeof createBackup>[0]> = {}) => {
    const made = newPath();
    const settings = getSettings(source.url, dataDir);
    await createBackup({ file: made, encryption: null, databaseUrl: source.url, settings, ...options });
    return made;
  };
  const restore = async (url: string, { from = file, to = newPath(), env = {} } = {}) =>
    restoreBackup({ file: from, passphrase: null, settings: getSettings(url, to, env), log });
  const getTables = (url: string) =>
    query(url, "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace");

  beforeAll(async () => {
    source = await cloneDatabase();
    await createFactories(source.pool).ticket();
    mkdirSync(path.join(dataDir, 'outbox'), { recursive: true });
    writeFileSync(path.join(dataDir, 'outbox', 'mail.eml'), 'mail');
    file = await create();
  });
  afterAll(() => source.drop());

  test('is a snapshot, even while servers write', async () => {
    const pair = (n: number) =>
      `insert into rate_limit values ('pair', 1) on conflict do nothing; insert into visit_count values ('2020-01-01', 'a', '${n}', '', 1);
       insert into spent_flows values (gen_random_uuid(), now(), now(), 'pair ${n}')`;
    let stopped = false;
    const writing = (async () => {
      for (let n = 0; !stopped; n += 1) await source.pool.query(pair(n));
      return true;
    })();
    const busy = await create();
    stopped = true;
    await writing;
    const counts = new Map<string, number>();
    await readArchive(busy, null, async ({ name, bytes }) => {
      const lines = (await text(bytes)).split('\n');
      counts.set(name, lines.filter((line) => /pair \d|2020-01-01/.test(line)).length);
    });
    expect(counts.get('tables/visit_count.copy')).toBe(counts.get('tables/spent_flows.copy'));
  });

  test('is recorded, so that its age can be shown', async () => {
    expect(await findLastBackup(source.pool)).toMatchObject({ isEncrypted: false, bytes: expect.any(Number) });
  });

  test('is not restored over existing data', async () => {
    const used = await cloneDatabase();
    try {
      await expect(restore(used.url)).rejects.toThrow(/is not empty: it has \d+ tables\. Create a new database/);
    } finally {
      await used.drop();
    }
    const to = newPath();
    mkdirSync(path.join(to, 'files'), { recursive: true });
    writeFileSync(path.join(to, 'files', 'photo'), 'photo');
    const url = await newDatabase();
    await expect(restore(url, { to })).rejects.toThrow(
      `${to} is not empty: it has files. Set DATA_DIR to a new folder`,
    );
    expect(await getTables(url)).toEqual([]);
  });

  test('is restored when there are only empty folders at the destination', async () => {
    const to = newPath();
    mkdirSync(path.join(to, 'outbox', 'old'), { recursive: true });
    await restore(await newDatabase(), { to });
    expect(readFileSync(path.join(to, 'outbox', 'mail.eml'), 'utf8')).toBe('mail');
  });

  test('keeps its files for a restored database if they cannot be moved into place', async () => {
    const [url, to] = [await newDatabase(), newPath()];
    const settings = getSettings(url, to);
    const writeMail = (line: string) => {
      if (line.includes('rows')) mkdirSync(path.join(to, 'outbox'), { recursive: true });
      if (line.includes('rows')) writeFileSync(path.join(to, 'outbox', 'new.eml'), 'of a server that runs');
    };
    const staging = path.join(to, 'restoring');
    const failing = restoreBackup({ file, passphrase: null, settings, log, report: writeMail });
    await expect(failing).rejects.toThrow(`Move everything from there to ${to}, then delete ${staging}`);
    expect((await getTables(url)).length).toBeGreaterThan(0);
    await expect(restore(url, { to })).rejects.toThrow(staging);
    expect(readdirSync(path.join(staging, 'outbox'))).toEqual(['mail.eml']);
    await expect(createApp({ ...settings, port: 0 })).rejects.toThrow(staging);
  });

  test('of an older version is migrated', async () => {
    const [old, url] = [await newDatabase(), await newDatabase()];
    await migrate({ url: old, log, names: knownMigrations().slice(0, -3) });
    await migrateJobs(old, log);
    const pool = new pg.Pool({ connectionString: old, max: 1 });
    const { id } = await createFactories(pool).user();
    await pool.end();
    await restore(url, { from: await create({ databaseUrl: old }) });
    expect(await query(url, 'select id from users')).toEqual([{ id }]);
    expect((await query(url, 'select name from mikro_orm_migrations')).length).toBe(knownMigrations().length);
  });

  test('of a newer version is refused', async () => {
    const made = newPath();
    const archive = await ArchiveWriter.create(made, null);
    await archive.addJson('about.json', { ...about, migrations: ['Migration29990101000000_future'] });
    await archive.finish(rest);
    const url = await newDatabase();
    await expect(restore(url, { from: made })).rejects.toThrow('A newer version wrote this backup');
    expect(await getTables(url)).toEqual([]);
  });

  test('whose contents do not match its manifest leaves nothing behind', async () => {
    const made = newPath();
    const archive = await ArchiveWriter.create(made, null);
    await archive.addJson('about.json', { ...about, migrations: knownMigrations(), tables: [visits] });
    await archive.addRows('tables/visit_count.copy', Readable.from([Buffer.from('2020-01-01\ta\tb\tc\t1\n')]), () => 2);
    await archive.finish(rest);
    const [url, to] = [await newDatabase(), newPath()];
    await expect(restore(url, { from: made, to })).rejects.toThrow('visit_count has 1 rows after the restore, not 2');
    expect(await getTables(url)).toEqual([]);
    expect(readdirSync(to)).toEqual([]);
  });

  test('leaves nothing behind when it or its restore is interrupted', async () => {
    const made = newPath();
    const reason = new Error('Interrupted');
    const interrupted = new AbortController();
    const report = () => interrupted.abort(reason);
    const settings = getSettings(source.url, dataDir);
    const signal = interrupted.signal;
    await expect(
      createBackup({ file: made, encryption: null, databaseUrl: source.url, settings, signal, report }),
    ).rejects.toThrow('Interrupted');
    expect(readdirSync(folder).filter((name) => name.startsWith(path.basename(made)))).toEqual([]);

    const [url, to, again] = [await newDatabase(), newPath(), new AbortController()];
    const interruptRestore = (line: string) => line.includes('rows') && again.abort(reason);
    const target = getSettings(url, to);
    await expect(
      restoreBackup({ file, passphrase: null, settings: target, log, signal: again.signal, report: interruptRestore }),
    ).rejects.toThrow('Interrupted');
    expect(await getTables(url)).toEqual([]);
    expect(readdirSync(to)).toEqual([]);
  });

  test('whose secret is not in the settings is restored with a warning', async () => {
    const made = await create({ settings: getSettings(source.url, dataDir, { SESSION_SECRET: 'a'.repeat(32) }) });
    const env = { SESSION_SECRET: 'b'.repeat(32) };
    const { warnings } = await restore(await newDatabase(), { from: made, env });
    expect(warnings).toEqual([expect.stringContaining('SESSION_SECRET is missing a secret of the backup')]);
  });
});
