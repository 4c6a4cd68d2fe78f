import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { findFreePort } from '#db/free-port';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { createFactories, testPassword } from '#test/factories';
import { createPdf, createPdfText } from '#test/sample-documents';
import { type ServerProcess, startServerProcess } from '#test/server-process';
import { uploadDocument } from '#test/uploads';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'killed-'));
const port = String(await findFreePort());
/** A server takes a while to start. */
const timeout = 90_000;
/** Takes long enough to be killed midway. */
const pages = 1000;
const manyPages = createPdf(pages, createPdfText('A page of many'));

let database: TestDatabase;
let holder: pg.Client;
let server: ServerProcess;
let admin: TestClient;
beforeAll(async () => {
  database = await cloneDatabase();
  holder = new pg.Client(database.url);
  await holder.connect();
  await startServer();
  const { email } = await createFactories(database.pool).user({ role: 'admin' });
  await admin.send('POST', '/api/auth/login', { email, password: testPassword });
}, timeout);
afterAll(async () => {
  await kill();
  await holder.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = startServerProcess({ PORT: port, DATABASE_URL: database.url, DATA_DIR: dataDir });
  admin ??= createTestClient((await server.event('ready')).url);
}
async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}
const getStage = async (id: string) =>
  (await database.pool.query<{ stage: string }>('select stage from ai_documents where id = $1', [id])).rows[0]?.stage;

const held = async (what: string): Promise<object[]> =>
  (
    await database.pool.query(
      `select ${what} from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rows;

/** Blocks a step of processing: its lock decides where the server is when it is killed. */
const steps: Array<[step: string, stage: string, lock: (id: string) => Promise<unknown>]> = [
  ['its file is read', 'reading', (id) => holder.query('select 1 from ai_documents where id = $1 for update', [id])],
  ['its passages are kept', 'indexing', () => holder.query('lock table ai_document_passages in share mode')],
];

test.each(steps)(
  'a document whose server is killed while %s is processed by another server',
  async (_step, stage, lock) => {
    const { fileUrl } = await uploadDocument(admin, 'many.pdf', manyPages);
    const input = { title: 'Many', fileName: 'many.pdf', fileUrl };
    const { id } = (await admin.send<{ id: string }>('POST', '/api/admin/ai-documents/process', input)).body;
    await eventually(async () => expect(await getStage(id)).toBe('reading'));
    await holder.query('begin');
    await lock(id);
    await eventually(async () => expect((await held('pid')).length).toBe(1), timeout);
    await kill();
    // Statements in flight would still run once the lock is released.
    await held('pg_terminate_backend(pid)');
    await holder.query('rollback');
    expect(await getStage(id)).toBe(stage);

    await startServer();
    // As if more than three minutes had passed.
    await database.pool.query("update ai_documents set updated_at = now() - interval '4 minutes' where id = $1", [id]);
    await database.pool.query("select graphile_worker.add_job('resumeReadings')");
    await eventually(async () => expect(await getStage(id)).toBe('ready'), timeout);
    const { rows } = await database.pool.query(
      `select count(*)::int as passages, count(distinct place)::int as places
         from ai_document_passages where document_id = $1 and source = 'file'`,
      [id],
    );
    expect(rows).toEqual([{ passages: pages, places: pages }]);
  },
  timeout,
);
