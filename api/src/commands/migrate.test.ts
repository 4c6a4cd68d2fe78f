import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { freePort } from '#db/free-port';
import { startServerProcess } from '#test/server-process';

const name = `migrate_${randomBytes(6).toString('hex')}`;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'migrate-'));
const admin = new pg.Client(process.env.TEST_DATABASE_URL);
const addressOf = (username: string) =>
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
const asApp = { ...settings, DATABASE_URL: addressOf(app) };
const startServer = async () => startServerProcess({ ...asApp, PORT: String(await freePort()) });
const migrate = () =>
  startServerProcess({ ...asApp, DATABASE_OWNER_URL: addressOf(owner) }, 'src/commands/migrate.ts').output();

test('a server whose role may not change the schema names the command that does', async () => {
  expect(await (await startServer()).ended).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The database needs migrations.*`npm run migrate`.*\n$/),
  });
});

test('npm run migrate applies every migration once, and then finds nothing to do', async () => {
  expect(await migrate()).toMatch(/^Migrations applied:\n( {2}Migration\w+\n)+$/);
  expect(await migrate()).toBe('The database is up to date.\n');
});

test('the server then starts with a role that only reads and writes rows', async () => {
  const server = await startServer();
  const { url } = await server.event('ready');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, stderr: '' });
});
