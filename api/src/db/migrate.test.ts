import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { withDatabaseLock, migrate } from '#db/migrate';
import { openOrm } from '#db/orm';
import { cloneDatabase, type TestDatabase } from '#test/database';

const silent = pino({ level: 'silent' });
const last = 'Migration20261122182634_call_sites';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

test('a migration that meets a locked table gives up its place in the lock queue, so that requests continue, and retries', async () => {
  await database.pool.query('alter table strategy_calls drop column site_hash');
  await database.pool.query('delete from mikro_orm_migrations where name = $1', [last]);
  const long = await database.pool.connect();
  await long.query('begin');
  await long.query('select * from strategy_calls');
  const gaveWay = Promise.withResolvers<string>();
  const log = pino({ level: 'warn' }, { write: (line) => gaveWay.resolve(line) });
  const migrating = migrate({ url: database.url, log });
  expect(await gaveWay.promise).toMatch(new RegExp(`${last}.*is locked; trying again`));
  expect((await database.pool.query('select * from strategy_calls')).rows).toEqual([]);
  await long.query('commit');
  long.release();
  expect(await migrating).toEqual([last]);
});

test('an index is built alongside writes while another server waits for its turn', async () => {
  const open = () => openOrm({ url: database.url, entities: [], log: silent, connections: { writes: 2, reads: 1 } });
  const [first, second] = await Promise.all([open(), open()]);
  const order: string[] = [];
  const waiting = Promise.withResolvers<void>();
  await withDatabaseLock(first, async () => {
    void withDatabaseLock(second, async () => void order.push('second')).then(waiting.resolve, waiting.reject);
    await database.pool.query('create index concurrently on strategy_calls (site_hash)');
    order.push('first');
  });
  await waiting.promise;
  expect(order).toEqual(['first', 'second']);
  await Promise.all([first.close(true), second.close(true)]);
});
