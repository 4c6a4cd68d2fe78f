import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Finding } from '#checks/check';
import { findFreePort } from '#db/free-port';
import { runDoctor } from '#doctor/run-doctor';
import { readSettings } from '#settings';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { type ObjectStorage, startObjectStorage } from '#test/object-storage';
import { startOwnRedis, type OwnServer, isRedisInstalled } from '#test/own-server';
import { startServerProcess } from '#test/server-process';

const folder = mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
let database: TestDatabase;
let storage: ObjectStorage;
let redis: OwnServer | null = null;
/** Nothing listens there. */
let away: string;
beforeAll(async () => {
  database = await cloneDatabase();
  storage = await startObjectStorage();
  if (isRedisInstalled()) redis = await startOwnRedis(path.join(folder, 'redis'));
  away = `127.0.0.1:${await findFreePort()}`;
});
afterAll(async () => {
  await database.drop();
  await storage.discard();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
});
const examineWith = (env: Record<string, string>) =>
  runDoctor(readSettings({ DATABASE_URL: database.appUrl, DATA_DIR: folder, ...founder, ...env }));
const founder = { FOUNDER_EMAIL: 'founder@agency.test', FOUNDER_PASSWORD: 'a password of the founder' };
const getLevel = (findings: Finding[], name: string) => findings.find((finding) => finding.name === name)?.level;

test('there is no fault when everything responds', async () => {
  const findings = await examineWith({ ...storage.env, ...(redis && { REDIS_URL: redis.url }) });
  expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
  for (const name of ['node', 'database', 'migrations', 'clock', 'object storage', ...(redis ? ['redis'] : [])])
    expect([name, getLevel(findings, name)]).toEqual([name, 'ok']);
});

test('each dependency that does not respond is a fault that names the setting', async () => {
  const findings = await examineWith({
    DATABASE_URL: `postgres://app@${away}/app`,
    REDIS_URL: `redis://${away}`,
    SMTP_URL: `smtp://${away}`,
    MAIL_FROM: 'portals@agency.test',
    OIDC_ISSUER: `http://${away}`,
    OIDC_CLIENT_ID: 'portals',
    OIDC_CLIENT_SECRET: 'secret',
    OPENAI_BASE_URL: `http://${away}/v1`,
    ...storage.env,
    S3_ENDPOINT: `http://${away}`,
  });
  const faults = new Map(findings.filter(({ level }) => level === 'fault').map(({ name, message }) => [name, message]));
  expect([...faults.keys()]).toEqual(['database', 'redis', 'object storage', 'mail', 'external sign-in', 'model']);
  for (const [name, setting] of Object.entries({
    database: 'DATABASE_URL',
    redis: 'REDIS_URL',
    'object storage': 'S3_',
    mail: 'SMTP_URL',
    'external sign-in': 'OIDC_ISSUER',
    model: 'OPENAI_BASE_URL',
  }))
    expect(faults.get(name)).toContain(setting);
});

test('an empty database is a warning that says to migrate it, and checks of its rows are skipped', async () => {
  const empty = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: '/postgres' }).href;
  const findings = await examineWith({ DATABASE_URL: empty });
  expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
  expect(findings).toContainEqual({
    name: 'migrations',
    level: 'warning',
    message: 'The database has no tables yet. Start the server, or run `npm run migrate`.',
  });
});

test('migrations that are pending, or of a newer version, are a warning', async () => {
  await database.pool.query("insert into mikro_orm_migrations (name) values ('Migration29990101000000_future')");
  const newer = await examineWith({});
  expect(newer).toContainEqual(
    expect.objectContaining({
      name: 'migrations',
      level: 'warning',
      message: expect.stringContaining('newer version'),
    }),
  );
  await database.pool.query("delete from mikro_orm_migrations where name like '%_first' or name like '%_future'");
  expect(await examineWith({})).toContainEqual({
    name: 'migrations',
    level: 'warning',
    message: 'Pending migrations: 1. Run `npm run migrate`, or start a server.',
  });
});

test('the command prints a line per finding, and exits with code 1 if there is a fault', async () => {
  const run = (env: Record<string, string>) =>
    startServerProcess(
      { DATABASE_URL: database.appUrl, DATA_DIR: folder, ...founder, ...env },
      'src/commands/doctor.ts',
    );
  expect(await run({}).output()).toMatch(/^ok +settings +All settings are valid\nok +node +Node.js \d+/);
  expect((await run({ PORT: 'none' }).ended).code).toBe(1);
});
