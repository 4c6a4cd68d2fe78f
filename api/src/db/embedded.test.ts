import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { type EmbeddedDatabase, startEmbedded } from '#db/embedded';
import { eventually } from '#test/eventually';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
let running: EmbeddedDatabase | undefined;
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (where = folder) => (running = await startEmbedded({ folder: where, log, flags: ['fsync=off'] }));
const query = async (url: string, sql: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const serverPid = async () =>
  Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

test('data survives a stop and a start', async () => {
  const first = await start();
  await query(first.ownerUrl, 'create table kept (n int); insert into kept values (7); grant all on kept to app');
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(second.adopted).toBe(false);
});

test('the password is required to connect, and only its owner can read it', async () => {
  const { url } = running ?? (await start());
  await expect(query(Object.assign(new URL(url), { password: 'wrong' }).href, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
  expect(statSync(path.join(folder, 'postgres.password')).mode & 0o077).toBe(0);
});

test('a second server on the same folder is refused, and the first one keeps running', async () => {
  const { url } = running ?? (await start());
  await expect(startEmbedded({ folder, log })).rejects.toThrow(/in use by another running server.*DATA_DIR/);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that dies is restarted at the same address, with all committed data', async () => {
  const { url } = running ?? (await start());
  await query(url, 'insert into kept values (8)');
  process.kill(await serverPid(), 'SIGKILL');
  await eventually(async () => expect(await query(url, 'select n from kept order by n')).toEqual([{ n: 7 }, { n: 8 }]));
});

const isRoot = process.getuid?.() === 0;
(isRoot ? test : test.skip)(
  `root can start it below a folder that only root may enter${isRoot ? '' : ' (skipped: the tests do not run as root)'}`,
  async () => {
    const locked = mkdtempSync(path.join(os.tmpdir(), 'locked-'));
    mkdirSync(path.join(locked, 'data'));
    const database = await startEmbedded({ folder: path.join(locked, 'data'), log, flags: ['fsync=off'] });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    rmSync(locked, { recursive: true, force: true });
  },
);
