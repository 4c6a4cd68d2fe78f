import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { isCallSlot } from 'rules/call-times';
import { createCallCalendar } from '#calls/call-calendar';
import { StrategyCall } from '#calls/strategy-call.entity';
import { readSettings } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createProvenVisitor } from '#test/calls';
import { waitForMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';

interface Slot {
  startsAt: string;
  endsAt: string;
}
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const slotsFrom = async (from?: string, days = 14) => {
  const query = 'query ($from: DateTime, $days: Int!) { callSlots(from: $from, days: $days) { startsAt endsAt } }';
  const { data, errors } = await app.client.graphql<{ callSlots: Slot[] }>(query, { from, days });
  expect(errors).toBeUndefined();
  return data.callSlots;
};
const book = (input: object) =>
  app.client.graphql<{ bookCall: Slot & { id: string } }>(
    'mutation ($input: BookCallInput!) { bookCall(input: $input) { id startsAt endsAt } }',
    { input: { name: 'Ada Lovelace', email: 'ada@visitor.test', ...input } },
  );

test.each([
  ['2026-07-06T07:00:00Z', true, 'Monday, 9:00 in summer'],
  ['2026-07-06T06:45:00Z', false, 'Monday, 8:45 in summer'],
  ['2026-01-05T08:00:00Z', true, 'Monday, 9:00 in winter'],
  ['2026-01-05T07:00:00Z', false, 'Monday, 8:00 in winter'],
  ['2026-01-09T15:45:00Z', true, 'Friday, 16:45'],
  ['2026-01-09T16:00:00Z', false, 'Friday, 17:00'],
  ['2026-01-10T10:00:00Z', false, 'a Saturday'],
  ['2026-01-05T08:05:00Z', false, 'five minutes past'],
  ['2026-01-05T08:00:00.001Z', false, 'a millisecond past'],
])('%s is a slot: %s (%s)', (instant, is) => {
  expect(isCallSlot(new Date(instant))).toBe(is);
});

test('free slots are whole quarter hours in the future, 32 per working day', async () => {
  const slots = await slotsFrom(undefined, 31);
  const week = slots.filter(({ startsAt }) => Date.parse(startsAt) > Date.now() + 2 * 86_400_000);
  const byDay = Map.groupBy(week, ({ startsAt }) => startsAt.slice(0, 10));
  // A page has up to 500 slots, more than fifteen working days. The first and the last day may be cut off.
  const wholeDays = [...byDay.values()].slice(1, -1).map(({ length }) => length);
  expect(wholeDays.length).toBeGreaterThanOrEqual(10);
  expect(new Set(wholeDays)).toEqual(new Set([32]));
  for (const { startsAt, endsAt } of slots) {
    expect(Date.parse(startsAt)).toBeGreaterThan(Date.now());
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(900_000);
  }
  expect(await slotsFrom('2020-01-01T00:00:00Z')).toEqual([]);
  expect(await slotsFrom('9999-01-01T00:00:00Z')).toEqual([]);
});

test('a booking with a known email address takes the slot and emails both sides a calendar file', async () => {
  const slot = (await slotsFrom()).at(5)!;
  const email = await createProvenVisitor(app);
  const { data } = await book({ startsAt: slot.startsAt, email });
  expect(data.bookCall).toMatchObject(slot);
  expect((await slotsFrom()).map(({ startsAt }) => startsAt)).not.toContain(slot.startsAt);

  const [mail] = await waitForMails(app, email, 1);
  const file = mail?.attachments.find(
    ({ filename, mimeType }) => filename === 'call.ics' && mimeType === 'application/ics',
  );
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const stamp = (date: string) => date.replace(/[-:]|\.\d{3}/g, '');
  const lines = text.split('\n'); // the parser has normalized the line endings
  expect(lines).toContain(`DTSTART:${stamp(slot.startsAt)}`);
  expect(lines).toContain(`UID:${data.bookCall.id}@localhost`);
  expect(lines).toContain('DURATION:PT15M');
  expect(mail?.text).toMatch(/\(Europe\/Berlin, UTC\+[12]\)/);
  expect((await waitForMails(app, 'founder@test.test', 1))[0]?.subject).toBe('Strategy call with Ada Lovelace');
});

test('a calendar file uses RFC 5545 line endings, and a name cannot inject a line', () => {
  const call = Object.assign(new StrategyCall(), {
    name: 'Ada; "Countess" Lovelace, A',
    startsAt: new Date('2026-01-05T08:00:00Z'),
  });
  const text = createCallCalendar(call, readSettings({}), {
    invitee: { name: call.name, address: 'ada@visitor.test' },
    visitor: call.name,
  });
  expect(text.replaceAll('\r\n\t', '')).toContain(`CN="Ada; 'Countess' Lovelace, A":mailto:ada@visitor.test\r\n`);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain('DTSTART:20260105T080000Z\r\n');
  expect(text).toContain('Ada\\; "Countess" Lovelace\\, A');
});

test('of fifty concurrent bookings of one slot, one succeeds and one pair of emails is sent', async () => {
  const { startsAt } = (await slotsFrom()).at(9)!;
  const replies = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'lock table strategy_calls in share row exclusive mode', waiting: 2 },
    Array.from({ length: 50 }, (_, n) => () => book({ startsAt, email: `racer${n}@race.test` })),
  );
  const lost = replies.flatMap(({ errors }) => errors ?? []);
  expect(lost).toHaveLength(49);
  expect(new Set(lost.map(({ message, extensions }) => `${extensions.code}: ${message}`))).toEqual(
    new Set(['CONFLICT: This time has just been taken. Please choose another']),
  );
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { rows } = await database.query('select email from strategy_calls where starts_at = $1', [startsAt]);
  await database.end();
  expect(rows).toHaveLength(1);
  expect(await waitForMails(app, String(rows[0].email), 1)).toHaveLength(1);
});

test.each([
  [{}, { startsAt: 'Please choose a time' }],
  [{ startsAt: '2026-01-10T10:00:00Z' }, { startsAt: 'Please choose one of the offered times' }],
  [{ startsAt: '2020-01-06T10:00:00Z' }, { startsAt: 'Please choose one of the offered times' }],
  [{ startsAt: '2099-01-05T10:00:00Z' }, { startsAt: 'Please choose one of the offered times' }],
  [
    { startsAt: '2020-01-06T10:00:00Z', name: 'A', email: 'a' },
    { name: 'Name is required', email: 'Please enter a valid email address' },
  ],
])('an invalid booking is rejected with the reason: %j', async (input, fields) => {
  const { errors } = await book(input);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test.each([0, 32, 2_000_000_000])('a range of %s days is rejected', async (days) => {
  const { errors } = await app.client.graphql(`{ callSlots(days: ${days}) { startsAt } }`);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { days: 'Days must be between 1 and 31' },
  });
});
