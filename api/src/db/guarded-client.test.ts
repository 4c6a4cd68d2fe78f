import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { ByteBudget } from '#db/byte-budget';
import { GuardedClient } from '#db/guarded-client';
import { runAsBackgroundWork, withoutStatementTimeout } from '#db/statement-budget';
import { openOrm, getPool, getReadPool } from '#db/orm';
import { entities } from '#entities';
import { toAppError } from '#errors';
import { cloneDatabase } from '#test/database';
import { pino } from 'pino';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1, Client: GuardedClient } as pg.PoolConfig);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const thrownBy = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const read = (text: string, budget?: ByteBudget) => pool.query({ text, budget } as pg.QueryConfig);
const megabyte = 1024 * 1024;

test('a statement that exceeds its byte budget fails, and the next one uses a new connection', async () => {
  const error = await thrownBy(
    read(`select repeat('x', 1000) from generate_series(1, 100000)`, new ByteBudget(megabyte)),
  );
  expect(error).toMatchObject({ code: 'QUERY_TOO_EXPENSIVE', message: expect.stringContaining('larger than 1 MB') });
  expect((await read('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a single value larger than the budget is never buffered whole', async () => {
  const before = process.memoryUsage().rss;
  const error = await thrownBy(read(`select repeat('x', 200 * 1024 * 1024)`, new ByteBudget(8 * megabyte)));
  expect(toAppError(error).code).toBe('QUERY_TOO_EXPENSIVE');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
});

test('statements of one response share a budget', async () => {
  const budget = new ByteBudget(3 * megabyte);
  const one = () => thrownBy(read(`select repeat('x', 2 * 1024 * 1024)`, budget));
  expect([await one(), toAppError(await one()).code]).toEqual([null, 'QUERY_TOO_EXPENSIVE']);
});

test('a statement has a default budget: a value too large for a string is rejected', async () => {
  const error = await thrownBy(read(`select repeat('x', 600 * 1024 * 1024)`));
  expect(toAppError(error).code).toBe('QUERY_TOO_EXPENSIVE');
});

test('an error that the driver throws while reading fails only its query', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', note);
  const client = new GuardedClient(database.url);
  await client.connect();
  const lost = new Promise((resolve) => client.once('error', resolve));
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.prependListener('dataRow', () => {
    throw new RangeError('Cannot create a string longer than 0x1fffffe8 characters');
  });
  expect(await thrownBy(client.query('select 1'))).toBeInstanceOf(RangeError);
  expect(await lost).toBeInstanceOf(RangeError);
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
  await client.end().catch(() => undefined);
});

test('statements may run for 4 seconds in requests, 30 in background work, and without limit in migrations', async () => {
  const orm = await openOrm({ url: database.url, entities, log: pino({ level: 'silent' }) });
  const getTimeout = async (on: pg.Pool) =>
    (await on.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout;
  const pool = await getPool(orm);
  expect([await getTimeout(await getReadPool(orm)), await getTimeout(pool)]).toEqual(['4s', '4s']);
  expect(await runAsBackgroundWork(() => getTimeout(pool))).toBe('30s');
  expect(await withoutStatementTimeout(() => getTimeout(pool))).toBe('0');
  expect(await getTimeout(pool)).toBe('4s');
  await orm.close(true);
});

test('a statement that times out is a 503 without a stack trace', async () => {
  const client = await pool.connect();
  await client.query('set statement_timeout = 50');
  const error = toAppError(await thrownBy(client.query('select pg_sleep(5)')));
  client.release(true);
  expect(error).toMatchObject({ status: 503, retryAfter: 5, cause: undefined });
});
