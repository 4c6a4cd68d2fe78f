import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRecord, formatIfRelevant } from './server-log.mjs';

test('a record is kept as it is, and any other line becomes one', () => {
  const record = '{"level":30,"msg":"ready"}';
  assert.equal(toRecord(record), record);
  const { level, time, msg } = JSON.parse(toRecord('The data folder is in use.', 50));
  assert.deepEqual([level, msg], [50, 'The data folder is in use.']);
  assert.ok(Date.parse(time));
});

test('a warning shows its reason, also where it comes with no error', () => {
  const shown = formatIfRelevant({
    level: 40,
    msg: 'the start waits for database',
    reason: 'getaddrinfo ENOTFOUND db',
  });
  assert.match(shown, /the start waits for database: getaddrinfo ENOTFOUND db$/);
});
