import { describe, expect, test } from '@jest/globals';
import type { SecurityEventKind } from 'rules/security-events';
import { EventBuffer, securityLogBudget } from '#security-log/event-buffer';
import { toRecord } from '#security-log/security-event';

const { windowSeconds, rowsPerNetwork, rowsPerKind } = securityLogBudget;
const event = (email: string, address: string, kind: SecurityEventKind = 'sign_in_failed') =>
  toRecord({ kind, account: { email }, address });
const total = (buffer: EventBuffer) =>
  buffer.getUnwritten({ all: true }).reduce((sum, { count, written }) => sum + count - written, 0);
/** Marks everything as written. */
function writeAll(buffer: EventBuffer) {
  for (const row of buffer.getUnwritten({ all: true }))
    Object.assign(row, { written: row.count, writtenAt: Date.now() });
}

describe('a flood', () => {
  test('of one account and address is one row with a count', () => {
    const buffer = new EventBuffer();
    for (let index = 0; index < 50_000; index += 1) buffer.add(event('a@b.test', '192.0.2.1'));
    expect(buffer.getUnwritten()).toMatchObject([{ email: 'a@b.test', address: '192.0.2.1', count: 50_000 }]);
  });

  test('of made-up accounts from one network is bounded, and fully counted', () => {
    const buffer = new EventBuffer();
    for (let index = 0; index < 50_000; index += 1)
      buffer.add(event(`${index}@b.test`, `2001:db8::${(index % 65_535).toString(16)}`));
    expect(buffer.size).toBe(rowsPerNetwork + 1);
    expect(total(buffer)).toBe(50_000);
    expect(buffer.getUnwritten().at(-1)).toMatchObject({ email: null, address: '2001:db8:0:0::/64' });
  });

  test('from everywhere is bounded too, and does not push out other kinds', () => {
    const buffer = new EventBuffer();
    for (let index = 0; index < 50_000; index += 1)
      buffer.add(event(`${index}@b.test`, `192.0.${index % 250}.${(index >> 8) % 250}`));
    expect(buffer.size).toBeLessThanOrEqual(rowsPerKind + 1);
    expect(total(buffer)).toBe(50_000);
    buffer.add(event('ada@b.test', '192.0.2.1', 'role_changed'));
    expect(buffer.getUnwritten().at(-1)).toMatchObject({ kind: 'role_changed', email: 'ada@b.test' });
  });
});

test('a new window starts new rows, and old ones are dropped once they are written', () => {
  const buffer = new EventBuffer();
  const start = new Date();
  buffer.add(event('a@b.test', '192.0.2.1'), start);
  const later = start.getTime() + windowSeconds * 1000;
  buffer.prune(later);
  expect(buffer.size).toBe(1); // not written yet
  writeAll(buffer);
  buffer.prune(later);
  expect(buffer.size).toBe(0);
});

test('a growing count is not written every second', () => {
  const buffer = new EventBuffer();
  buffer.add(event('a@b.test', '192.0.2.1'));
  writeAll(buffer);
  buffer.add(event('a@b.test', '192.0.2.1'));
  expect(buffer.getUnwritten()).toEqual([]);
  expect(buffer.getUnwritten({ all: true })).toHaveLength(1);
  expect(buffer.getUnwritten({ now: Date.now() + 11_000 })).toHaveLength(1);
});

describe('the stored form of an event', () => {
  test('has no line breaks or bidirectional characters, and is truncated', () => {
    const userAgent = `curl\r\n{"forged":true}\u202Etxt${'x'.repeat(10_000)}`;
    const record = toRecord({ kind: 'sign_in_failed', userAgent });
    expect(record.userAgent).toMatch(/^curl \{"forged":true\} txtx+$/);
    expect(record.userAgent).toHaveLength(300);
  });

  test('has an email only if it is valid: a password typed into the wrong field is not stored', () => {
    expect(toRecord({ kind: 'sign_in_failed', account: { email: ' Ada@B.Test ' } }).email).toBe('ada@b.test');
    expect(toRecord({ kind: 'sign_in_failed', account: { email: 'correct horse battery' } }).email).toBeNull();
  });
});
