import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { findFreePort } from '#db/free-port';
import { eventually } from '#test/eventually';
import { startServerProcess } from '#test/server-process';

const name = `migrate_${randomBytes(6).toString('hex')}`;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'migrate-'));
const admin = new pg.Client(process.env.TEST_DATABASE_URL);
const getAddress = (username: string) =>
  Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { username, password: name, pathname: `/${name}` }).href;
const [owner, app] = [`${name}_owner`, `${name}_app`];

beforeAll(async () => {
  await admin.connect();
  for (const role of [owner, app]) await admin.query(`create role ${role} login password '${name}'`);
  await admin.query(`create database ${name} owner ${owner}`);
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${owner}, ${app}`);
  await admin.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = { NODE_ENV: 'production', SESSION_SECRET: randomBytes(32).toString('hex'), DATA_DIR: dataDir };
const asApp = { ...settings, DATABASE_URL: getAddress(app) };
const migrate = () =>
  startServerProcess({ ...asApp, DATABASE_OWNER_URL: getAddress(owner) }, 'src/commands/migrate.ts').output();

const startServer = async () => {
  const port = String(await findFreePort());
  return { ...startServerProcess({ ...asApp, PORT: port }), url: `http://127.0.0.1:${port}` };
};
const waitsFor = (url: string, reason: RegExp) =>
  eventually(async () => {
    const response = await fetch(`${url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: 'starting',
      waitingFor: 'migrations',
      reason: expect.stringMatching(reason),
    });
  });

test('a server whose role may not migrate waits, names the command that does, and starts once it has run', async () => {
  const server = await startServer();
  await waitsFor(server.url, /^The database needs migrations.*`npm run migrate`/);
  expect(await migrate()).toMatch(/^Migrations applied:\n( {2}Migration\w+\n)+$/);
  await server.event('ready');
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, stderr: '' });
});

test('npm run migrate then has nothing to do', async () => {
  expect(await migrate()).toBe('The database is up to date.\n');
});

test('a server on the previous schema names the migration it needs, and serves nothing', async () => {
  const rows = await asOwner<{ name: string }>(
    'delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations) returning name',
  );
  const missing = rows[0]?.name;
  const server = await startServer();
  await waitsFor(server.url, new RegExp(`is at Migration\\w+, this version needs ${missing}`));
  expect((await fetch(`${server.url}/api/auth/me`)).status).toBe(503);
  await asOwner('insert into mikro_orm_migrations (name) values ($1)', [missing]);
  await server.event('ready');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, stderr: '' });
});

async function asOwner<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(getAddress(owner));
  await client.connect();
  const { rows } = await client.query<Row>(sql, values);
  await client.end();
  return rows;
}
