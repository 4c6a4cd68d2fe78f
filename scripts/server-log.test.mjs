import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRecord, formatIfRelevant } from './server-log.mjs';

test('records are unchanged, other lines become records', () => {
  const record = '{"level":30,"msg":"ready"}';
  assert.equal(toRecord(record), record);
  const { level, time, msg } = JSON.parse(toRecord('The data folder is in use.', 50));
  assert.deepEqual([level, msg], [50, 'The data folder is in use.']);
  assert.ok(Date.parse(time));
});

test('a warning shows its reason, even without an error', () => {
  const shown = formatIfRelevant({
    level: 40,
    msg: 'the start waits for database',
    reason: 'getaddrinfo ENOTFOUND db',
  });
  assert.match(shown, /the start waits for database: getaddrinfo ENOTFOUND db$/);
});
