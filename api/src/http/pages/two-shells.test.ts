import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { eventually } from '#test/eventually';
import { type ObjectStorage, startObjectStorage } from '#test/object-storage';

const folder = mkdtempSync(path.join(os.tmpdir(), 'two-shells-'));
let storage: ObjectStorage;
let older: TestApp;
let newer: TestApp;
let database: pg.Client;
beforeAll(async () => {
  storage = await startObjectStorage();
  older = await startWith('older', 'query Me { me { id } }');
  database = new pg.Client(older.databaseUrl);
  await database.connect();
  // The schema of the older server: it lacks a field that the newer shell requests.
  await database.query(
    `insert into server (id, version, schema_hash, sdl, seen_at)
     values (gen_random_uuid(), 'older', 'older', 'type Query { me: User } type User { id: ID! }', now() + interval '1 hour')`,
  );
  newer = await startWith('newer', 'query Me { me { email } }', { DATABASE_URL: older.databaseUrl });
});
afterAll(async () => {
  await newer.stop();
  await database.end();
  await older.stop();
  await storage.discard();
  rmSync(folder, { recursive: true });
});

const getMain = (shell: string) => `js/main.${createHash('sha256').update(shell).digest('hex').slice(0, 10)}.js`;
const getLazy = (shell: string) => getMain(shell).replace('main', 'lazy');

/** A server with its own disk and shell; both share the bucket. */
function startWith(shell: string, document: string, env: Record<string, string> = {}): Promise<TestApp> {
  const shellDir = path.join(folder, shell);
  const files: Record<string, string> = {
    'index.html': `<html lang="en"><head></head><body><script src="/${getMain(shell)}"></script></body></html>`,
    [getMain(shell)]: `main('${shell}')`,
    [getLazy(shell)]: `lazy('${shell}')`,
  };
  const described = Object.entries(files).map(([name, text]) => [
    name,
    { integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`, size: Buffer.byteLength(text) },
  ]);
  const manifest = {
    name: 'shell',
    entry: getMain(shell),
    provides: {},
    portals: [],
    operations: [{ name: 'Me', document }],
    files: Object.fromEntries(described),
  };
  for (const [name, text] of [...Object.entries(files), ['shell.json', JSON.stringify(manifest)] as const]) {
    mkdirSync(path.dirname(path.join(shellDir, name)), { recursive: true });
    writeFileSync(path.join(shellDir, name), text);
  }
  return startTestApp({ ...storage.env, REMOTES_DIR: '/no-such-folder', ...env }, {}, { shellDir });
}

const getPage = async (app: TestApp) =>
  (await app.client.send<string>('GET', '/contact', undefined, { accept: 'text/html' })).body;
const getFile = async (app: TestApp, name: string) => {
  const { status, body } = await app.client.send<string>('GET', `/${name}`);
  return { status, body };
};

test('while an older server is running, every server serves the shell that all of them support, with its files', async () => {
  for (const app of [older, newer]) {
    expect(await getPage(app)).toContain(getMain('older'));
    for (const name of [getMain('older'), getLazy('older')]) expect((await getFile(app, name)).status).toBe(200);
  }
});

test('then every server serves the newer shell, and each has the files of both, for tabs that are still open', async () => {
  await database.query(`delete from server where version = 'older'`);
  await eventually(async () => expect(await getPage(newer)).toContain(getMain('newer')));
  expect(await getFile(older, getMain('newer'))).toEqual({ status: 200, body: `main('newer')` });
  expect(await getFile(older, getLazy('newer'))).toEqual({ status: 200, body: `lazy('newer')` });
  expect(await getFile(newer, getLazy('older'))).toEqual({ status: 200, body: `lazy('older')` });
  expect((await getFile(newer, 'js/main.0000000000.js')).status).toBe(404);
});

test("a file of a shell released after a server's last lookup is served, not rejected", async () => {
  const setComplete = (value: string) =>
    database.query(
      `update releases set complete_at = ${value} where remote = 'shell' and manifest like '%${getLazy('older')}%'`,
    );
  await setComplete('null');
  expect((await getFile(newer, 'js/main.0000000000.js')).status).toBe(404);
  expect((await getFile(newer, getLazy('older'))).status).toBe(404);
  await setComplete('now()');
  expect(await getFile(newer, getLazy('older'))).toEqual({ status: 200, body: `lazy('older')` });
});
