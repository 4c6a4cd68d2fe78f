import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toAppError } from '#errors';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

async function errorOf(sql: string) {
  try {
    await database.pool.query(sql);
  } catch (error) {
    const { code, status, retryAfter, message } = toAppError(error);
    return { code, status, retryAfter, message };
  }
  throw new Error('The statement succeeded');
}
const raise = (state: string) => `do $$ begin raise exception 'x' using errcode = '${state}'; end $$`;

test('a change on a read-only database answers 503 and says that nothing was changed', async () => {
  const error = await errorOf('begin read only; delete from users');
  expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
  expect(error.message).toContain('Nothing was changed');
});

test.each([
  ['53100', 'disk full'],
  ['53000', 'insufficient resources'],
  ['53300', 'too many connections'],
  ['57P01', 'shut down'],
  ['57P04', 'database dropped'],
  ['25P03', 'transaction idle for too long'],
  ['58030', 'I/O error'],
])('%s (%s) answers 503 with Retry-After', async (state) => {
  expect(await errorOf(raise(state))).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
});

test('a fault of ours stays a 500', async () => {
  expect(await errorOf('select * from nowhere')).toMatchObject({ code: 'INTERNAL', status: 500 });
});
