import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { GuardedPool } from '#db/guarded-pool';
import { logStatements } from '#db/log-statements';
import { connectionOptions } from '#db/orm';
import { createLog } from '#log';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;

beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

async function linesAt(level: string): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  const options = { connectionString: database.url, ...connectionOptions('logged', 1) };
  const { pool } = new GuardedPool(new pg.Pool(options as pg.PoolConfig));
  logStatements(pool, 'read', log);
  await pool.query('select id from users where email = $1', ['someone@example.test']);
  await pool.query("update users set email = 'other@example.test' where false");
  await pool.query("select 'a@example.test' from nowhere").catch(() => undefined);
  await pool.query('select 1');
  await pool.end();
  return lines;
}

test('at level debug each statement is a line with its tables, pool and duration, without values', async () => {
  const lines = await linesAt('debug');
  const line = (statement: string) => ({ pool: 'read', statement, ms: expect.any(Number) });
  expect(lines.map((each) => JSON.parse(each))).toMatchObject(
    ['SELECT users', 'UPDATE users', 'SELECT nowhere', 'SELECT'].map(line),
  );
  expect(lines.join('')).not.toContain('example.test');
});

test('at level info no statement is logged', async () => {
  expect(await linesAt('info')).toEqual([]);
});
