import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from '#app';
import { findFreePort } from '#db/free-port';
import { readSettings, StartError } from '#settings';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { startFaultyProxy } from '#test/faulty-proxy';
import { startObjectStorage } from '#test/object-storage';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';
import { startServerProcess } from '#test/server-process';

const folder = mkdtempSync(path.join(os.tmpdir(), 'start-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let storage: Awaited<ReturnType<typeof startObjectStorage>>;
let redis: OwnServer | undefined;
beforeAll(async () => {
  [database, storage, redis] = await Promise.all([
    cloneDatabase(),
    startObjectStorage(),
    isRedisInstalled() ? startOwnRedis(path.join(folder, 'redis')) : undefined,
  ]);
});
afterAll(async () => {
  await Promise.all([database.drop(), storage.discard(), redis?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>) {
  const lines: string[] = [];
  const settings = readSettings({
    PORT: String(await findFreePort()),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.appUrl,
    ...env,
  });
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const starting = createApp(settings, { log });
  starting.catch(() => undefined); // a test may inspect it later
  const readyz = async () => {
    const response = await fetch(`${settings.publicUrl.origin}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  return { starting, readyz, lines };
}

(isRedisInstalled() ? test : test.skip)(
  'a start waits for the database, Redis and the file storage, reports each once, and then continues',
  async () => {
    const proxies = {
      database: await startFaultyProxy(database.appUrl),
      redis: await startFaultyProxy(redis?.url ?? ''),
      files: await startFaultyProxy(storage.env.S3_ENDPOINT ?? ''),
    };
    for (const proxy of Object.values(proxies)) proxy.setMode('refuse');
    const { starting, readyz, lines } = await start({
      DATABASE_URL: proxies.database.url,
      REDIS_URL: proxies.redis.url,
      ...storage.env,
      S3_ENDPOINT: proxies.files.url,
    });
    for (const [name, proxy] of Object.entries(proxies)) {
      await eventually(async () =>
        expect(await readyz()).toMatchObject({
          status: 503,
          body: { status: 'starting', waitingFor: name, reason: expect.any(String) },
        }),
      );
      proxy.setMode('pass');
    }
    const app = await starting;
    expect(await readyz()).toMatchObject({ status: 200, body: { status: 'ok' } });
    for (const name of Object.keys(proxies))
      expect(lines.filter((line) => line === `the start waits for ${name}, and tries again`)).toHaveLength(1);
    await app.stop();
    for (const proxy of Object.values(proxies)) await proxy.stop();
  },
  30_000,
);

const changed = (change: Partial<URL>) => () => ({
  DATABASE_URL: Object.assign(new URL(database.appUrl), change).href,
});

test.each<[string, () => Record<string, string>, RegExp]>([
  ['wrong database password', changed({ password: 'wrong' }), /password authentication failed.*DATABASE_URL/],
  ['wrong database role', changed({ username: 'stranger' }), /stranger.*DATABASE_URL/],
  ['missing database', changed({ pathname: '/nowhere' }), /"nowhere" does not exist\. Create the database/],
  ['missing bucket', () => ({ ...storage.env, S3_BUCKET: 'nowhere' }), /file storage.*S3_BUCKET/],
  ...(isRedisInstalled()
    ? [
        [
          'wrong Redis password',
          () => ({
            REDIS_URL: Object.assign(new URL(redis?.url ?? ''), { username: 'stranger', password: 'wrong' }).href,
          }),
          /password.*REDIS_URL/,
        ] as [string, () => Record<string, string>, RegExp],
      ]
    : []),
])('a %s ends the start with a line that says what to change', async (_what, env, message) => {
  const { starting } = await start(env());
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(message);
  await expect(starting).rejects.not.toThrow(/\n/);
});

test.each(['main', 'commands/migrate', 'commands/backup', 'commands/restore', 'commands/doctor'])(
  'an older Node.js ends %s with a line that names the required version',
  async (file) => {
    const older =
      'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})';
    const { ended } = startServerProcess({ NODE_OPTIONS: `--import ${JSON.stringify(older)}` }, `src/${file}.ts`);
    expect(await ended).toEqual({
      code: 1,
      stderr:
        'This is Node.js 20.19.0, and the product needs 24 or later. Install it; a build `--with-node` has it as bin/node.\n',
    });
    expect(readFileSync(path.join(import.meta.dirname, `../${file}.ts`), 'utf8')).toMatch(
      /^import '#require-node';\n\nawait import/,
    );
  },
);
