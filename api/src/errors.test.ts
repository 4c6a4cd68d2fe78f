import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { findFreePort } from '#db/free-port';
import { openOrm } from '#db/orm';
import { entities } from '#entities';
import { toAppError } from '#errors';
import { User } from '#people/user.entity';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

async function getError(sql: string) {
  try {
    await database.pool.query(sql);
  } catch (error) {
    const { code, status, retryAfter, message } = toAppError(error);
    return { code, status, retryAfter, message };
  }
  throw new Error('The statement succeeded');
}
const raise = (state: string) => `do $$ begin raise exception 'x' using errcode = '${state}'; end $$`;

test('a write on a read-only database answers 503 and says that nothing was changed', async () => {
  const error = await getError('begin read only; delete from users');
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
  expect(await getError(raise(state))).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
});

test('queries through the ORM answer 503 while the database is down, even with an open circuit', async () => {
  const url = `postgres://app@127.0.0.1:${await findFreePort()}/app`;
  const orm = await openOrm({ url, entities, log: pino({ level: 'silent' }) });
  const messages = new Set<string>();
  for (let count = 0; count < 5; count += 1) {
    const error = await orm.em
      .fork()
      .findOne(User, { email: 'ada@agency.test' })
      .catch((thrown: unknown) => thrown);
    expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
    messages.add((error as Error).message);
  }
  expect(messages).toContain("The database isn't available right now. Please try again shortly");
  await orm.close();
});

test('an error in our own SQL stays a 500', async () => {
  expect(await getError('select * from nowhere')).toMatchObject({ code: 'INTERNAL', status: 500 });
});
