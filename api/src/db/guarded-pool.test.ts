import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { GuardedPool } from '#db/guarded-pool';
import { connectionOptions } from '#db/orm';
import { policies, type PoolPolicy } from '#dependencies/policies';
import { toAppError } from '#errors';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { type FaultyProxy, startFaultyProxy } from '#test/faulty-proxy';

const policy: PoolPolicy = {
  ...policies.database,
  // Enough for a busy machine.
  connectMs: 1_500,
  statementMs: 1_000,
  slackMs: 100,
  pingAfterIdleMs: 0,
  pingMs: 500,
  maxWaiting: 4,
  circuit: { failures: 3, openMs: 200 },
};

let database: TestDatabase;
let proxy: FaultyProxy;
let pool: pg.Pool;
let guarded: GuardedPool;

const openPool = (given: Partial<PoolPolicy> = {}) => {
  const own = { ...policy, ...given };
  pool = new pg.Pool({
    connectionString: proxy.url,
    ...connectionOptions('guarded', 5),
    connectionTimeoutMillis: own.connectMs,
    statement_timeout: own.statementMs,
  } as pg.PoolConfig);
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  guarded = new GuardedPool(pool, { policy: own });
};
/** The outcome of a request, and how long it waited. */
async function outcome(work: Promise<unknown>): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const status = await work.then(
    () => 200,
    (error: unknown) => toAppError(error).status,
  );
  return { status, ms: performance.now() - start };
}
const outcomes = (count: number, sql = 'select 1') =>
  Promise.all(Array.from({ length: count }, () => outcome(pool.query(sql))));
const statuses = (results: Array<{ status: number }>) => [...new Set(results.map(({ status }) => status))];

beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  proxy = await startFaultyProxy(database.url);
  openPool();
});
afterEach(async () => {
  await pool.end();
  await proxy.stop();
});

test('when idle connections are half-open, no request fails: one ping is lost, then new connections respond', async () => {
  await outcomes(5, 'select pg_sleep(0.05)');
  expect(pool.idleCount).toBe(5);
  expect(proxy.swallowExisting()).toBe(5);
  const results = await outcomes(5);
  expect(statuses(results)).toEqual([200]);
  expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThan(policy.pingMs + policy.connectMs);
  expect(statuses(await outcomes(5))).toEqual([200]);
});

test('a statement in flight when its connection becomes half-open ends in 503, and the connection is never returned to the pool', async () => {
  openPool({ pingAfterIdleMs: 10_000 });
  await pool.query('select 1');
  expect(pool.idleCount).toBe(1);
  proxy.swallowExisting();
  const [result] = await outcomes(1);
  expect(result?.status).toBe(503);
  expect(result?.ms).toBeLessThan(policy.statementMs + policy.slackMs + 1_000);
  expect([pool.idleCount, pool.totalCount]).toEqual([0, 0]);
  await eventually(async () => expect(proxy.openConnections()).toBe(0));
  expect(statuses(await outcomes(5))).toEqual([200]);
});

test('a transaction whose connection becomes half-open ends in 503, and the next one works', async () => {
  const transaction = async (swallow: boolean) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      if (swallow) proxy.swallowExisting();
      await client.query('select 1');
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  expect((await outcome(transaction(true))).status).toBe(503);
  expect((await outcome(transaction(false))).status).toBe(200);
});

test('while the server hangs, requests time out with 503, then fail fast, and the pool recovers on its own', async () => {
  await outcomes(2);
  proxy.setMode('hang');
  const first = await outcomes(5);
  expect(statuses(first)).toEqual([503]);
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(2 * policy.connectMs + policy.pingMs + 1_000);
  await eventually(async () => {
    await outcomes(1);
    expect(guarded.circuit.isOpen).toBe(true);
  });
  const refused = await outcome(pool.query('select 1'));
  expect(refused.status).toBe(503);
  proxy.setMode('pass');
  const start = performance.now();
  await eventually(async () => expect(statuses(await outcomes(1))).toEqual([200]), 5_000);
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(guarded.circuit.isOpen).toBe(false);
});

test('a slow statement does not block others, and its error says to try again', async () => {
  const [slow, ...others] = await Promise.all([
    outcome(pool.query('select pg_sleep(5)')),
    ...Array.from({ length: 4 }, () => outcome(pool.query('select 1'))),
  ]);
  expect(slow?.status).toBe(503);
  expect(statuses(others)).toEqual([200]);
  expect(guarded.circuit.isOpen).toBe(false);
});

test('the queue for connections is bounded, in length and in time', async () => {
  const held = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  const results = await outcomes(policy.maxWaiting + 3);
  expect(statuses(results)).toEqual([503]);
  const waited = results.filter(({ ms }) => ms > policy.connectMs / 2);
  expect(waited).toHaveLength(policy.maxWaiting);
  expect(Math.max(...waited.map(({ ms }) => ms))).toBeLessThan(policy.connectMs + 1_000);
  for (const client of held) client.release();
  expect(statuses(await outcomes(1))).toEqual([200]);
  expect(guarded.circuit.isOpen).toBe(false);
});

test('a connection that ends while checked out is released, even if its holder never releases it', async () => {
  const held = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  proxy.cutExisting();
  await eventually(async () => expect(pool.totalCount).toBe(0));
  expect(statuses(await outcomes(5))).toEqual([200]);
  for (const client of held) client.release();
});
