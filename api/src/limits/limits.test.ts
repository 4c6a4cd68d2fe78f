import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { RedisClientType } from 'redis';
import { openRedis } from '#db/redis';
import { AppError, conflict, toAppError, unauthenticated } from '#errors';
import { createCounterFactory } from '#limits/counters';
import { createLimits, type LimitHit, type Limits, UncountedError } from '#limits/limits';
import { createRandomAddress } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';

let people = 0;
const createAttempt = () => ({ email: `ada-${(people += 1)}@test.test`, address: createRandomAddress() });
const wrong = () => Promise.reject(unauthenticated());
const right = async () => 'welcome';
const getCode = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => toAppError(error).code,
  );
const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));

const installed = isRedisInstalled();
const stores = ['in the database', ...(installed ? ['in Redis'] : [])];
if (!installed) test.skip('counted in Redis (skipped: redis-server is not installed)', () => undefined);

describe.each(stores)('counted %s', (store) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'limits-'));
  let database: TestDatabase;
  let server: OwnServer | null = null;
  let redis: RedisClientType | null = null;
  /** Two servers that share their counters. */
  let limits: [Limits, Limits];
  const start = (options?: Parameters<typeof createLimits>[1], onHit?: (hit: LimitHit) => void) =>
    createLimits(createCounterFactory(database.pool, redis), options)(onHit && { onHit });
  beforeAll(async () => {
    database = await cloneDatabase();
    if (store === 'in Redis') {
      server = await startOwnRedis(folder);
      redis = await openRedis(server.url, pino({ level: 'silent' }));
    }
    limits = [start(), start()];
  });
  afterAll(async () => {
    redis?.destroy();
    await server?.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As if all windows had ended, for servers without cached rejections. */
  async function windowsEnd() {
    if (redis) await redis.flushAll();
    else await database.pool.query('update rate_limit set expire = 0');
    limits = [start(), start()];
  }

  test('of fifty concurrent wrong attempts on two servers, five are checked', async () => {
    const who = createAttempt();
    let checked = 0;
    const codes = await times(50, (n) =>
      getCode(
        (limits[n % 2] as Limits).attempt('signIn', who, () => {
          checked += 1;
          return wrong();
        }),
      ),
    );
    expect(checked).toBe(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(45);
  });

  test('concurrent correct attempts all succeed', async () => {
    const who = createAttempt();
    expect(await times(30, () => getCode(limits[0].attempt('signIn', who, right)))).toEqual(Array(30).fill('fine'));
  });

  test('after too many failures all attempts are rejected until the window ends, even correct ones', async () => {
    const who = createAttempt();
    for (let n = 0; n < 5; n += 1)
      expect(await getCode(limits[0].attempt('signIn', who, wrong))).toBe('UNAUTHENTICATED');
    const refused: unknown = await limits[1].attempt('signIn', who, right).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    const { retryAfter, message } = refused as AppError;
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(message).toBe('Too many attempts. Please try again in 15 minutes, or reset your password');
    await windowsEnd();
    expect(await getCode(limits[1].attempt('signIn', who, right))).toBe('fine');
  });

  test('other accounts and addresses are counted separately, and a /64 is one address', async () => {
    const who = createAttempt();
    for (let n = 0; n < 6; n += 1) await getCode(limits[0].attempt('signIn', who, wrong));
    const codeFor = (other: object) => getCode(limits[0].attempt('signIn', { ...who, ...other }, right));
    expect(await codeFor({ email: 'else@test.test' })).toBe('fine');
    expect(await codeFor({ address: createRandomAddress() })).toBe('fine');
    expect(await codeFor({ address: who.address.replace('::1', '::abcd:2') })).toBe('RATE_LIMITED');
  });

  test('a success resets the count', async () => {
    const who = createAttempt();
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await getCode(limits[0].attempt('signIn', who, wrong));
      expect(await getCode(limits[0].attempt('signIn', who, right))).toBe('fine');
    }
  });

  test("a success doesn't clear an address's failures at other accounts", async () => {
    const address = createRandomAddress();
    const attempt = (n: number, check: () => Promise<unknown>) =>
      getCode(limits[0].attempt('validateInvitationCode', { email: `${n}@test.test`, address }, check));
    for (let n = 0; n < 30; n += 1) {
      expect(await attempt(n, wrong)).toBe('UNAUTHENTICATED');
      if (n < 29) expect(await attempt(1000, right)).toBe('fine');
    }
    expect(await attempt(1000, right)).toBe('RATE_LIMITED');
  });

  test.each([
    ['is away', 'UNAVAILABLE', new AppError('UNAVAILABLE', 'Away')],
    ['is broken', 'INTERNAL', new Error('A fault of ours')],
    ['was neither right nor wrong', 'CONFLICT', new UncountedError(conflict('This sign-in is over'))],
  ])('an attempt whose check %s is not counted', async (_what, code, fault) => {
    const who = createAttempt();
    for (let n = 0; n < 20; n += 1)
      expect(await getCode(limits[0].attempt('signIn', who, () => Promise.reject(fault)))).toBe(code);
    for (let n = 0; n < 5; n += 1)
      expect(await getCode(limits[0].attempt('signIn', who, wrong))).toBe('UNAUTHENTICATED');
    expect(await getCode(limits[0].attempt('signIn', who, right))).toBe('RATE_LIMITED');
  });

  test('of many concurrent calls exactly the limit succeeds', async () => {
    const who = { address: createRandomAddress() };
    const codes = await times(80, (n) => getCode((limits[n % 2] as Limits).count('startEnquiryUpload', who)));
    expect(codes.filter((code) => code === 'fine')).toHaveLength(60);
  });

  test('an IPv6 site has eight times the points of one address', async () => {
    const site = createRandomAddress().slice(0, 13).replace(/:$/, '');
    const addresses = Array.from({ length: 9 }, (_, n) => `${site}:${n + 1}::1`);
    const codes = await times(9 * 60, (n) =>
      getCode(limits[n % 2]!.count('startEnquiryUpload', { address: addresses[n % 9] })),
    );
    expect(codes.filter((code) => code === 'fine')).toHaveLength(8 * 60);
  });

  test('failures at one account from everywhere delay further attempts with backoff, and reject none', async () => {
    const delays: number[] = [];
    const server = start({ sleep: async (ms) => delays.push(ms) });
    const { email } = createAttempt();
    const fail = () => getCode(server.attempt('signIn', { email, address: createRandomAddress() }, wrong));
    for (let n = 0; n < 20; n += 1) expect(await fail()).toBe('UNAUTHENTICATED');
    expect(delays).toEqual([]);
    for (let n = 0; n < 7; n += 1) expect(await fail()).toBe('UNAUTHENTICATED');
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(await getCode(server.attempt('signIn', { email, address: createRandomAddress() }, right))).toBe('fine');
  });

  test('of very many attempts at one account that would wait, as many are refused as would make it guessable', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let [held, answered] = [0, 0];
    const server = start({
      sleep: () => {
        held += 1;
        return gate;
      },
    });
    const { email } = createAttempt();
    const attempts = times(100, async () => {
      const code = await getCode(server.attempt('signIn', { email, address: createRandomAddress() }, wrong));
      answered += 1;
      return code;
    });
    await eventually(async () => expect([held, answered]).toEqual([32, 68]));
    open();
    const codes = await attempts;
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(52);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(48);
  });

  test('a known browser has its own failures, and no one else can use them up', async () => {
    const delays: number[] = [];
    const server = start({ sleep: async (ms) => delays.push(ms) });
    const { email, address } = createAttempt();
    for (let n = 0; n < 40; n += 1)
      await getCode(server.attempt('signIn', { email, address: n < 6 ? address : createRandomAddress() }, wrong));
    const known = { email, address, device: 'laptop' };
    const before = delays.length;
    expect(await getCode(server.attempt('signIn', known, right))).toBe('fine');
    for (let n = 0; n < 5; n += 1)
      expect(await getCode(server.attempt('signIn', known, wrong))).toBe('UNAUTHENTICATED');
    expect(await getCode(server.attempt('signIn', known, right))).toBe('RATE_LIMITED');
    expect(await getCode(server.attempt('signIn', { ...known, device: 'phone' }, right))).toBe('fine');
    expect(delays).toHaveLength(before);
  });

  test('a rejected address uses up no points of an account', async () => {
    const [address, { email }] = [createRandomAddress(), createAttempt()];
    for (let n = 0; n < 30; n += 1)
      await getCode(limits[0].attempt('signIn', { email: `${n}@test.test`, address }, wrong));
    for (let n = 0; n < 30; n += 1)
      expect(await getCode(limits[n % 2]!.attempt('signIn', { email, address }, wrong))).toBe('RATE_LIMITED');
    const delays: number[] = [];
    const server = start({ sleep: async (ms) => delays.push(ms) });
    for (let n = 0; n < 20; n += 1)
      await getCode(server.attempt('signIn', { email, address: createRandomAddress() }, wrong));
    expect(delays).toEqual([]);
  });

  test('many concurrent correct attempts at many accounts from one address all succeed', async () => {
    const address = createRandomAddress();
    const codes = await times(80, (n) =>
      getCode(limits[0].attempt('signIn', { email: `${n}@test.test`, address }, right)),
    );
    expect(codes).toEqual(Array(80).fill('fine'));
  });

  test('a setting replaces the limit of its row', async () => {
    const server = start({ settings: { SIGN_IN_FAILURES_PER_ADDRESS: 2 } });
    const address = createRandomAddress();
    const fail = (n: number) => getCode(server.attempt('signIn', { email: `${n}@test.test`, address }, wrong));
    expect([await fail(1), await fail(2), await fail(3)]).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'RATE_LIMITED',
    ]);
  });

  test('the remaining points are known, and unused ones can be refunded', async () => {
    const who = { person: createRandomAddress() };
    for (let n = 0; n < 3; n += 1) await limits[0].count('testJarvis', who);
    const [row] = await limits[1].remaining('testJarvis', who);
    expect(row).toMatchObject({ left: 7, limit: { points: 10 } });
    expect(row?.secondsUntilReset).toBeGreaterThan(50);
    await limits[1].refund('testJarvis', who);
    expect(await limits[0].remaining('testJarvis', who)).toMatchObject([{ left: 8 }]);
    expect(await limits[0].remaining('testJarvis', { person: 'else' })).toMatchObject([
      { left: 10, secondsUntilReset: null },
    ]);
  });

  test('spellings of one mailbox are one recipient', async () => {
    const mail = (recipient: string) => getCode(limits[0].count('mailToUnproven', { recipient }));
    const name = createAttempt().email.replace('@test.test', '');
    for (const spelling of [
      `${name}@gmail.com`,
      `${name.toUpperCase()}+1@gmail.com`,
      `a.${name.slice(1)}@googlemail.com`,
    ])
      expect(await mail(spelling)).toBe('fine');
    expect(await mail(`${name}+x+y@gmail.com`)).toBe('QUOTA_EXCEEDED');
    expect(await mail(`${name}+1@else.test`)).toBe('fine');
    for (let n = 0; n < 2; n += 1) expect(await mail(`${name}@else.test`)).toBe('fine');
    expect(await mail(`${name}+2@else.test`)).toBe('QUOTA_EXCEEDED');
    expect(await mail(`${name.slice(0, 1)}.${name.slice(1)}@else.test`)).toBe('fine');
  });

  test('every rejection is reported, even cached ones', async () => {
    const hits: LimitHit[] = [];
    const server = start({}, (hit) => hits.push(hit));
    const who = { person: createRandomAddress() };
    for (let n = 0; n < 12; n += 1) await getCode(server.count('testJarvis', who));
    expect(hits).toMatchObject([
      { name: 'testJarvis', subject: who },
      { name: 'testJarvis', subject: who },
    ]);
  });

  if (store === 'in Redis')
    test('while the counters are down all attempts are rejected', async () => {
      await server?.stop();
      let checked = 0;
      const attempt = limits[0].attempt('signIn', createAttempt(), async () => (checked += 1));
      expect([await getCode(attempt), checked]).toEqual(['UNAVAILABLE', 0]);
      expect(await getCode(limits[0].count('register', createAttempt()))).toBe('UNAVAILABLE');
    });
});
