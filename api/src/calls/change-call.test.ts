import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { canChangeCall } from 'rules/call-times';
import { hashKey } from '#secret-key';
import { startTestApp, type TestApp } from '#test/app';
import { parseCalendar, getMailedCalendar } from '#test/calendar';
import { createProvenVisitor } from '#test/calls';
import { waitForMailedKey } from '#test/enquiries';
import { waitForAllMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';

interface Slot {
  startsAt: string;
  endsAt: string;
}
interface Call extends Slot {
  name: string;
  cancelledAt: string | null;
  calendar: string;
}
const fields = '{ startsAt endsAt name cancelledAt calendar }';
const bookDocument =
  'mutation ($input: BookCallInput!) { bookCall(input: $input) { id key startsAt endsAt calendar } }';
const lookDocument = `query ($key: String!) { strategyCall(key: $key) ${fields} }`;
const moveDocument = `mutation ($input: MoveCallInput!) { moveCall(input: $input) ${fields} }`;
const cancelDocument = `mutation ($key: String!) { cancelCall(key: $key) ${fields} }`;

let app: TestApp;
let database: pg.Client;
let free: Slot[];
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  free = await slots();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const slots = async () =>
  (await app.client.graphql<{ callSlots: Slot[] }>('{ callSlots(days: 31) { startsAt endsAt } }')).data.callSlots;
async function booked() {
  const slot = free.pop()!;
  const email = await createProvenVisitor(app);
  const { data } = await app.client.graphql<{ bookCall: Slot & { id: string; key: string; calendar: string } }>(
    bookDocument,
    { input: { name: 'Ada "Countess" Lovelace', email, startsAt: slot.startsAt } },
  );
  return { ...data.bookCall, email };
}
const look = (key: string) => app.client.graphql<{ strategyCall: Call }>(lookDocument, { key });
const move = (key: string, startsAt: string) =>
  app.client.graphql<{ moveCall: Call }>(moveDocument, { input: { key, startsAt } });
const cancel = (key: string) => app.client.graphql<{ cancelCall: Call }>(cancelDocument, { key });
const isFree = async (startsAt: string) => (await slots()).some((slot) => slot.startsAt === startsAt);
const stamp = (date: string) => date.replaceAll(/[-:]|\.\d{3}/g, '');
const getMails = async (email: string) => {
  const notices = await waitForAllMails(app, 'founder@test.test');
  return [await waitForAllMails(app, email), notices.filter(({ replyTo }) => replyTo?.[0]?.address === email)] as const;
};
/** Moves the call's start to this many minutes from now. */
const bringNear = (id: string, minutes: number) =>
  database.query("update strategy_calls set starts_at = now() + $2 * interval '1 minute' where id = $1", [id, minutes]);

test('the booking response and the link in the email open the same call, and the table stores no key', async () => {
  const { id, key, email, startsAt, endsAt, calendar } = await booked();
  expect(await waitForMailedKey(app, email, 'call')).toBe(key);
  const { strategyCall } = (await look(key)).data;
  expect(strategyCall).toMatchObject({ startsAt, endsAt, name: 'Ada "Countess" Lovelace', cancelledAt: null });
  const file = { ...parseCalendar(calendar), DTSTAMP: '' };
  expect(file).toMatchObject({ METHOD: 'PUBLISH', SEQUENCE: '0', STATUS: 'CONFIRMED', DTSTART: stamp(startsAt) });
  expect(file).not.toHaveProperty('ATTENDEE');
  expect({ ...parseCalendar(strategyCall.calendar), DTSTAMP: '' }).toEqual(file);
  const { rows } = await database.query('select * from strategy_calls where id = $1', [id]);
  expect(rows[0].key_hash).toBe(hashKey(key));
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('a moved call frees its slot, takes the new one, and both sides get a calendar update', async () => {
  const { id, key, email, startsAt } = await booked();
  const to = free.pop()!;
  const { moveCall } = (await move(key, to.startsAt)).data;
  expect(moveCall).toMatchObject({ ...to, cancelledAt: null });
  expect([await isFree(startsAt), await isFree(to.startsAt)]).toEqual([true, false]);
  for (const mails of await getMails(email)) {
    expect(mails.map(({ subject }) => subject?.includes('has moved'))).toEqual([false, true]);
    const [before, after] = mails.map(getMailedCalendar);
    expect(before).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '0', DTSTART: stamp(startsAt) });
    expect(after).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '1', DTSTART: stamp(to.startsAt), STATUS: 'CONFIRMED' });
    expect([before?.UID, after?.UID]).toEqual([`${id}@localhost`, `${id}@localhost`]);
    expect(after?.ORGANIZER).toBe('MAILTO:no-reply@localhost');
    expect(after?.ATTENDEE).toBe(`mailto:${mails[1]?.to?.[0]?.address}`);
  }
  expect(await waitForMailedKey(app, email, 'call', 2)).toBe(key);
});

test('a canceled call frees its slot for someone else, and both sides get a file that removes the entry', async () => {
  const { id, key, email, startsAt } = await booked();
  const { cancelCall } = (await cancel(key)).data;
  expect(cancelCall).toMatchObject({ startsAt, cancelledAt: expect.any(String) });
  expect((await look(key)).data.strategyCall).toEqual({ ...cancelCall, calendar: expect.any(String) });
  expect(await isFree(startsAt)).toBe(true);
  for (const mails of await getMails(email)) {
    expect(mails[1]?.subject).toContain('is canceled');
    const file = getMailedCalendar(mails[1]);
    expect(file).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '1', UID: `${id}@localhost` });
    expect(file.ORGANIZER).toBe('MAILTO:no-reply@localhost');
  }
  const again = await app.client.graphql(bookDocument, {
    input: { name: 'Grace Hopper', email: await createProvenVisitor(app), startsAt },
  });
  expect(again.errors).toBeUndefined();
  expect((await move(key, free.pop()!.startsAt)).errors?.[0]).toMatchObject({
    message: 'This call was canceled. Please book another',
    extensions: { code: 'CONFLICT' },
  });
});

test('of fifty calls that move to one slot at once, one succeeds and the others keep their time', async () => {
  const calls = await Promise.all(Array.from({ length: 50 }, booked));
  const to = free.pop()!;
  const replies = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'lock table strategy_calls in share row exclusive mode', waiting: 2 },
    calls.map(
      ({ key }) =>
        () =>
          move(key, to.startsAt),
    ),
  );
  const lost = replies.flatMap(({ errors }) => errors ?? []);
  expect(lost).toHaveLength(49);
  expect(new Set(lost.map(({ message, extensions }) => `${extensions.code}: ${message}`))).toEqual(
    new Set(['CONFLICT: This time has just been taken. Please choose another']),
  );
  const after = await Promise.all(calls.map(async ({ key }) => (await look(key)).data.strategyCall.startsAt));
  const moved = replies.findIndex(({ errors }) => !errors);
  expect(after).toEqual(calls.map(({ startsAt }, n) => (n === moved ? to.startsAt : startsAt)));
  const [mails] = await getMails(calls.at(moved === 0 ? 1 : 0)!.email);
  expect(mails).toHaveLength(1);
});

test('moving a call to one time fifty times at once moves it once, with one pair of emails', async () => {
  const { key, email } = await booked();
  const to = free.pop()!;
  const replies = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from strategy_calls where email = $1 for update',
      values: [email],
      waiting: 2,
    },
    Array.from({ length: 50 }, () => () => move(key, to.startsAt)),
  );
  expect(replies.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  for (const mails of await getMails(email)) expect(mails).toHaveLength(2);
});

test('canceling fifty times at once cancels once, with one pair of emails', async () => {
  const { key, email } = await booked();
  const replies = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from strategy_calls where email = $1 for update',
      values: [email],
      waiting: 2,
    },
    Array.from({ length: 50 }, () => () => cancel(key)),
  );
  expect(new Set(replies.map(({ data }) => data.cancelCall.cancelledAt)).size).toBe(1);
  for (const mails of await getMails(email)) expect(mails).toHaveLength(2);
});

test('concurrent moves and cancellations end in a canceled call, and its last file says so', async () => {
  const { key, email } = await booked();
  await Promise.all([cancel(key), ...free.splice(-10).map(({ startsAt }) => move(key, startsAt)), cancel(key)]);
  expect((await look(key)).data.strategyCall.cancelledAt).toEqual(expect.any(String));
  for (const mails of await getMails(email)) {
    const files = mails.map(getMailedCalendar).toSorted((a, b) => Number(a.SEQUENCE) - Number(b.SEQUENCE));
    expect(files.map(({ SEQUENCE }) => Number(SEQUENCE))).toEqual(files.map((_, n) => n));
    expect(files.at(-1)?.METHOD).toBe('CANCEL');
    expect(files.filter(({ METHOD }) => METHOD === 'CANCEL')).toHaveLength(1);
  }
});

test.each([
  ['an empty key', ''],
  ['an unknown key', 'x'.repeat(43)],
  ['text with a NUL', 'a\0b'],
  ['a long text', 'x'.repeat(900_000)],
])('%s opens and changes no call', async (_what, key) => {
  for (const { errors } of [await look(key), await cancel(key)])
    expect(errors?.[0]).toMatchObject({ message: 'There is no such call', extensions: { code: 'NOT_FOUND' } });
  expect((await move(key, free.at(-1)!.startsAt)).errors?.[0]?.extensions.code).toMatch(/^(NOT_FOUND|BAD_USER_INPUT)$/);
});

test("neither a call's id nor its stored hash works as a key", async () => {
  const { id, key } = await booked();
  for (const wrong of [id, hashKey(key), key.toLowerCase()]) {
    const codes = [await look(wrong), await cancel(wrong), await move(wrong, free.at(-1)!.startsAt)].map(
      ({ errors }) => errors?.[0]?.extensions.code,
    );
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  }
});

test.each([
  [10, 'This call begins in less than 15 minutes, so it can no longer be moved or canceled'],
  [-1, 'This call has already begun, so it can no longer be moved or canceled'],
  [-60 * 24, 'This call has already begun, so it can no longer be moved or canceled'],
])('%s minutes before a call it is too late to move or cancel it', async (minutes, message) => {
  const { id, key } = await booked();
  await bringNear(id, minutes);
  const refused = { message, extensions: { code: 'CONFLICT' } };
  expect((await move(key, free.at(-1)!.startsAt)).errors?.[0]).toMatchObject(refused);
  expect((await cancel(key)).errors?.[0]).toMatchObject(refused);
});

test('a canceled call can be canceled again long after its time', async () => {
  const { id, key } = await booked();
  const { cancelledAt } = (await cancel(key)).data.cancelCall;
  await bringNear(id, -60);
  expect((await cancel(key)).data.cancelCall.cancelledAt).toBe(cancelledAt);
});

test('a call can be changed until 15 minutes before it starts, to the millisecond', () => {
  const startsAt = new Date('2026-01-05T10:00:00Z');
  const at = (time: string) => canChangeCall(startsAt, Date.parse(`2026-01-05T${time}Z`));
  expect([at('09:00:00'), at('09:45:00.000'), at('09:45:00.001'), at('10:00:00')]).toEqual([true, true, false, false]);
});

test.each([
  ['2026-01-10T10:00:00Z', 'a Saturday'],
  ['2020-01-06T10:00:00Z', 'in the past'],
  ['2099-01-05T10:00:00Z', 'too far ahead'],
])('a call cannot move to %s: %s', async (startsAt) => {
  const { key } = await booked();
  expect((await move(key, startsAt)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { startsAt: 'Please choose one of the offered times' },
  });
});
