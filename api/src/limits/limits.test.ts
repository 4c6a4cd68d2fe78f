import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { RedisClientType } from 'redis';
import { openRedis } from '#db/redis';
import { AppError, toAppError, unauthenticated } from '#errors';
import { sharedCounters } from '#limits/counters';
import { createLimits, type Limits } from '#limits/limits';
import { somewhere } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { type OwnServer, ownRedis, redisIsInstalled } from '#test/own-server';

const anybody = () => ({ email: 'ada@test.test', address: somewhere() });
const wrong = () => Promise.reject(unauthenticated());
const right = async () => 'welcome';
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => toAppError(error).code,
  );
const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));

const installed = redisIsInstalled();
const stores = ['in the database', ...(installed ? ['in Redis'] : [])];
if (!installed) test.skip('counted in Redis (skipped: redis-server is not installed)', () => undefined);

describe.each(stores)('counted %s', (store) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'limits-'));
  let database: TestDatabase;
  let server: OwnServer | null = null;
  let redis: RedisClientType | null = null;
  /** Two servers that share their counters. */
  let limits: [Limits, Limits];
  beforeAll(async () => {
    database = await cloneDatabase();
    if (store === 'in Redis') {
      server = await ownRedis(folder);
      redis = await openRedis(server.url, pino({ level: 'silent' }));
    }
    const start = () => createLimits(sharedCounters(database.pool, redis));
    limits = [start(), start()];
  });
  afterAll(async () => {
    redis?.destroy();
    await server?.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As if all windows had ended. */
  async function windowsEnd() {
    if (redis) await redis.flushAll();
    else await database.pool.query('update rate_limit set expire = 0');
  }

  test('of fifty wrong attempts at the same moment, at two servers, five are checked', async () => {
    const who = anybody();
    let checked = 0;
    const codes = await times(50, (n) =>
      codeOf(
        (limits[n % 2] as Limits).attempt('signIn', who, () => {
          checked += 1;
          return wrong();
        }),
      ),
    );
    expect(checked).toBe(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(45);
  });

  test('right attempts at the same moment are all let in', async () => {
    const who = anybody();
    expect(await times(30, () => codeOf(limits[0].attempt('signIn', who, right)))).toEqual(Array(30).fill('fine'));
  });

  test('who has failed too often is refused until the window is over, also with what is right', async () => {
    const who = anybody();
    for (let n = 0; n < 5; n += 1)
      expect(await codeOf(limits[0].attempt('signIn', who, wrong))).toBe('UNAUTHENTICATED');
    const refused: unknown = await limits[1].attempt('signIn', who, right).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    const { retryAfter, message } = refused as AppError;
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(message).toBe('Too many attempts. Please try again in 15 minutes');
    await windowsEnd();
    expect(await codeOf(limits[1].attempt('signIn', who, right))).toBe('fine');
  });

  test('another account and another address are counted by themselves, and a /64 is one address', async () => {
    const who = anybody();
    for (let n = 0; n < 6; n += 1) await codeOf(limits[0].attempt('signIn', who, wrong));
    const codeFor = (other: object) => codeOf(limits[0].attempt('signIn', { ...who, ...other }, right));
    expect(await codeFor({ email: 'else@test.test' })).toBe('fine');
    expect(await codeFor({ address: somewhere() })).toBe('fine');
    expect(await codeFor({ address: who.address.replace('::1', '::abcd:2') })).toBe('RATE_LIMITED');
  });

  test('a success starts the count anew', async () => {
    const who = anybody();
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await codeOf(limits[0].attempt('signIn', who, wrong));
      expect(await codeOf(limits[0].attempt('signIn', who, right))).toBe('fine');
    }
  });

  test('a success does not clear what an address did to others', async () => {
    const address = somewhere();
    const attempt = (n: number, check: () => Promise<unknown>) =>
      codeOf(limits[0].attempt('validateInvitationCode', { email: `${n}@test.test`, address }, check));
    for (let n = 0; n < 30; n += 1) {
      expect(await attempt(n, wrong)).toBe('UNAUTHENTICATED');
      if (n < 29) expect(await attempt(1000, right)).toBe('fine');
    }
    expect(await attempt(1000, right)).toBe('RATE_LIMITED');
  });

  test('what the server itself cannot do is nobody’s failure', async () => {
    const who = anybody();
    const down = () => Promise.reject(new AppError('UNAVAILABLE', 'Away'));
    for (let n = 0; n < 20; n += 1) expect(await codeOf(limits[0].attempt('signIn', who, down))).toBe('UNAVAILABLE');
    expect(await codeOf(limits[0].attempt('signIn', who, right))).toBe('fine');
  });

  test('of many calls at the same moment as many are answered as there may be', async () => {
    const who = { address: somewhere() };
    const codes = await times(80, (n) => codeOf((limits[n % 2] as Limits).count('submitEnquiry', who)));
    expect(codes.filter((code) => code === 'fine')).toHaveLength(60);
  });

  if (store === 'in Redis')
    test('while the counters are away nobody is let in', async () => {
      await server?.stop();
      let checked = 0;
      const attempt = limits[0].attempt('signIn', anybody(), async () => (checked += 1));
      expect([await codeOf(attempt), checked]).toEqual(['UNAVAILABLE', 0]);
      expect(await codeOf(limits[0].count('register', anybody()))).toBe('UNAVAILABLE');
    });
});
