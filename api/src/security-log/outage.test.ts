import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createMetrics } from '#metrics';
import { securityLogBudget } from '#security-log/event-buffer';
import { SecurityLog } from '#security-log/security-log';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
const lines: Array<Record<string, unknown>> = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
let securityLog: SecurityLog;
beforeAll(async () => {
  database = await cloneDatabase();
  securityLog = new SecurityLog({ pool: database.pool, log, metrics: createMetrics() });
});
afterAll(() => database.drop());

const fail = (email: string) =>
  securityLog.record({ kind: 'sign_in_failed', account: { email }, address: '192.0.2.1' });
const stored = async () =>
  (
    await database.pool.query<{ rows: number; events: number }>(
      'select count(*)::int as rows, coalesce(sum(count), 0)::int as events from security_events',
    )
  ).rows[0];

test("events are counted while the database can't store them, and stored once it can", async () => {
  await database.pool.query('alter table security_events rename to away');
  for (let number = 0; number < 50_000; number += 1) fail(`${number}@made-up.test`);
  await securityLog.flush();
  await securityLog.flush();
  const faults = lines.filter(({ msg }) => String(msg).startsWith('could not store security events'));
  expect(faults).toHaveLength(1);
  await database.pool.query('alter table away rename to security_events');
  await securityLog.flush();
  expect(await stored()).toEqual({ rows: securityLogBudget.rowsPerNetwork + 1, events: 50_000 });
});

test('in a flood of identical events, the log has the first lines and then fewer, and the table counts all', async () => {
  const before = lines.length;
  const address = '198.51.100.1';
  for (let n = 0; n < 5000; n += 1) securityLog.record({ kind: 'limit_reached', address });
  expect(lines.slice(before).map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 1000]);
  await securityLog.flush();
  const { rows } = await database.pool.query('select count from security_events where address = $1', [address]);
  expect(rows).toEqual([{ count: 5000 }]);
  await database.pool.query('delete from security_events where address = $1', [address]);
});

test('shutdown stores pending counts', async () => {
  fail('0@made-up.test');
  fail('0@made-up.test');
  await securityLog.stop();
  expect(await stored()).toEqual({ rows: securityLogBudget.rowsPerNetwork + 1, events: 50_002 });
});
