import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { getMailedCalendar } from '#test/calendar';
import { expireHold, createHeldCall, createProvenVisitor } from '#test/calls';
import { type TestClient, createTestClient, createRandomAddress } from '#test/client';
import { waitForMailedKey, createVisitorEmail } from '#test/enquiries';
import { waitForAllMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';
import { exampleBodies } from '#rest/examples';

interface Booked {
  id: string;
  key: string | null;
  calendar: string | null;
  heldUntil: string | null;
}
interface Call {
  status: string;
  startsAt: string;
}

let app: TestApp;
let free: string[];
beforeAll(async () => {
  app = await startTestApp();
  free = await slots();
});
afterAll(() => app.stop());

const slots = async () => {
  const { data } = await app.client.graphql<{ callSlots: Array<{ startsAt: string }> }>(
    '{ callSlots(days: 31) { startsAt } }',
  );
  return data.callSlots.map(({ startsAt }) => startsAt);
};
const book = (input: object, client: TestClient = app.client) =>
  client.graphql<{ bookCall: Booked }>(
    'mutation ($input: BookCallInput!) { bookCall(input: $input) { id key calendar heldUntil } }',
    { input: { name: 'Ada Lovelace', ...input } },
  );
const withKey = (operation: string) => async (key: string) => {
  const { data, errors } = await app.client.graphql<Record<string, Call>>(
    `${operation.startsWith('strategy') ? 'query' : 'mutation'} ($key: String!) { ${operation}(key: $key) { status startsAt } }`,
    { key },
  );
  return errors?.[0]?.message ?? data[operation];
};
const [look, confirm, cancel] = ['strategyCall', 'confirmCall', 'cancelCall'].map(withKey) as [
  (key: string) => Promise<Call | string | undefined>,
  (key: string) => Promise<Call | string | undefined>,
  (key: string) => Promise<Call | string | undefined>,
];
const move = async (key: string, startsAt: string) => {
  const { data, errors } = await app.client.graphql<{ moveCall: Call }>(
    'mutation ($input: MoveCallInput!) { moveCall(input: $input) { status startsAt } }',
    { input: { key, startsAt } },
  );
  return errors?.[0]?.message ?? data.moveCall;
};
const noticesAbout = async (email: string) =>
  (await waitForAllMails(app, 'founder@test.test')).filter(({ replyTo }) => replyTo?.[0]?.address === email);

test('for a new email address the slot is held for 30 minutes, and only the email has the key', async () => {
  const [email, startsAt] = [createVisitorEmail(), free.pop()!];
  const before = Date.now();
  const { data } = await book({ email, startsAt });
  expect(data.bookCall).toMatchObject({ key: null, calendar: null });
  const held = Date.parse(data.bookCall.heldUntil ?? '') - before;
  expect(held).toBeGreaterThan(29.9 * 60_000);
  expect(held).toBeLessThan(31 * 60_000);
  expect(await slots()).not.toContain(startsAt);
  const [mail, ...more] = await waitForAllMails(app, email);
  expect([mail?.subject, more]).toEqual(['Confirm your strategy call with 10x Labs', []]);
  expect(mail?.attachments).toEqual([]);
  expect(await noticesAbout(email)).toEqual([]);
  expect(await look(await waitForMailedKey(app, email, 'call'))).toEqual({ status: 'held', startsAt });
});

test('the link in the email confirms the booking, with a calendar file for both sides; using it again changes nothing', async () => {
  const [email, startsAt] = [createVisitorEmail(), free.pop()!];
  await book({ email, startsAt });
  const key = await waitForMailedKey(app, email, 'call');
  for (let n = 0; n < 3; n += 1) expect(await confirm(key)).toEqual({ status: 'booked', startsAt });
  const mails = await waitForAllMails(app, email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirm your strategy call with 10x Labs',
    'Your strategy call with 10x Labs',
  ]);
  expect(getMailedCalendar(mails[1])).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '0' });
  expect((await noticesAbout(email)).map(({ subject }) => subject)).toEqual(['Strategy call with Ada Lovelace']);
});

test('confirming fifty times at once books once, with one pair of emails', async () => {
  const [email, startsAt] = [createVisitorEmail(), free.pop()!];
  const key = await createHeldCall(app, email, startsAt);
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from strategy_calls where email = $1 for update',
      values: [email],
      waiting: 2,
    },
    Array.from({ length: 50 }, () => () => confirm(key)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await waitForAllMails(app, email)).toHaveLength(1);
  expect(await noticesAbout(email)).toHaveLength(1);
});

test("an address that confirmed once is booked immediately, and so is a signed-in person's own address", async () => {
  const person = await app.make.user();
  const cases = [
    { email: await createProvenVisitor(app), client: app.client },
    { email: person.email, client: await signInAs(app, person) },
  ];
  for (const { email, client } of cases) {
    const { data } = await book({ email, startsAt: free.pop()! }, client);
    expect(data.bookCall).toMatchObject({ key: expect.any(String), calendar: expect.any(String), heldUntil: null });
  }
});

test('a booking does not reveal whether an account exists', async () => {
  const { email } = await app.make.user();
  const signedIn = await signInAs(app, await app.make.user());
  for (const client of [app.client, signedIn]) {
    const { data } = await book({ email, startsAt: free.pop()! }, client);
    expect(data.bookCall).toMatchObject({ key: null, calendar: null, heldUntil: expect.any(String) });
  }
});

test('an expired hold frees its slot, its link says so, and it can choose another time', async () => {
  const [email, startsAt] = [createVisitorEmail(), free.pop()!];
  await book({ email, startsAt });
  const key = await waitForMailedKey(app, email, 'call');
  await expireHold(app, key);
  expect(await look(key)).toEqual({ status: 'expired', startsAt });
  expect(await slots()).toContain(startsAt);
  expect(await confirm(key)).toBe('We no longer hold this time. Please choose a time again');
  const other = createVisitorEmail();
  expect((await book({ email: other, startsAt })).errors).toBeUndefined();
  expect(await look(key)).toMatchObject({ status: 'expired' });
  expect(await move(key, startsAt)).toBe('This time has just been taken. Please choose another');
  const next = free.pop()!;
  expect(await move(key, next)).toEqual({ status: 'booked', startsAt: next });
  expect((await waitForAllMails(app, email)).at(-1)?.subject).toBe('Your strategy call with 10x Labs');
});

test('moving a held call books it at the new time, and canceling it frees the slot without an email', async () => {
  const [email, startsAt, next] = [createVisitorEmail(), free.pop()!, free.pop()!];
  const key = await createHeldCall(app, email, startsAt);
  expect(await move(key, next)).toEqual({ status: 'booked', startsAt: next });
  expect(await slots()).toContain(startsAt);
  expect((await waitForAllMails(app, email)).map(({ subject }) => subject)).toEqual([
    'Your strategy call with 10x Labs',
  ]);

  const other = createVisitorEmail();
  const canceled = await createHeldCall(app, other, startsAt);
  expect(await cancel(canceled)).toMatchObject({ status: 'cancelled' });
  expect(await slots()).toContain(startsAt);
  expect(await confirm(canceled)).toBe('This call was canceled. Please book another');
  expect([await waitForAllMails(app, other), await noticesAbout(other)]).toEqual([[], []]);
});

test('one email address has two open calls from any network, and another once one is canceled or its hold expires', async () => {
  const email = createVisitorEmail();
  for (let n = 0; n < 2; n += 1) expect((await book({ email, startsAt: free.pop()! })).errors).toBeUndefined();
  const refused = await book({ email, startsAt: free.at(-1)! });
  expect(refused.errors?.[0]).toMatchObject({
    message: expect.stringMatching(
      /^2 calls are already open for this email\. Confirm or cancel one with the link in its email$/,
    ),
    extensions: { code: 'QUOTA_EXCEEDED' },
  });
  await expireHold(app, await waitForMailedKey(app, email, 'call', 2));
  expect((await book({ email, startsAt: free.pop()! })).errors).toBeUndefined();
});

test('of many concurrent bookings for one email address, two succeed', async () => {
  const email = createVisitorEmail();
  const replies = await Promise.all(free.splice(-10).map((startsAt) => book({ email, startsAt })));
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(2);
});

test('one network has five open calls for any email addresses, even when booked concurrently', async () => {
  const client = createTestClient(app.url);
  client.address = createRandomAddress();
  const bookNext = async () => book({ email: createVisitorEmail(), startsAt: free.pop()! }, client);
  const replies = await Promise.all(Array.from({ length: 12 }, bookNext));
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(5);
  client.address = client.address.replace('::1', '::abcd');
  expect((await bookNext()).errors?.[0]?.extensions.code).toBe('QUOTA_EXCEEDED');
});

test('a confirmed email address has five open calls, and the error suggests canceling one', async () => {
  const email = await createProvenVisitor(app);
  for (let n = 0; n < 5; n += 1) expect((await book({ email, startsAt: free.pop()! })).errors).toBeUndefined();
  expect((await book({ email, startsAt: free.at(-1)! })).errors?.[0]?.message).toBe(
    '5 calls are already open for this email. Cancel one with the link in its email, or book again after it',
  );
});

test.each([
  ['an IPv6 /48', (n: number) => `2001:db8:77:${n}::1`],
  ['an IPv4 /24', (n: number) => `203.0.113.${n}`],
])('%s holds ten calls at a time from all its addresses, even when booked concurrently', async (_site, getAddress) => {
  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      book(
        { email: createVisitorEmail(), startsAt: free.pop()! },
        Object.assign(createTestClient(app.url), { address: getAddress(n) }),
      ),
    ),
  );
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(10);
  expect((await book({ email: createVisitorEmail(), startsAt: free.pop()! })).errors).toBeUndefined();
});

test('enquiries that others send with an email address do not keep it from booking', async () => {
  const email = createVisitorEmail();
  const other = Object.assign(createTestClient(app.url), { address: createRandomAddress() });
  for (let n = 0; n < 3; n += 1)
    expect((await other.send('POST', '/api/contact/submit', { ...exampleBodies.submitEnquiry, email })).status).toBe(
      201,
    );
  expect((await book({ email, startsAt: free.pop()! })).errors).toBeUndefined();
  expect(await waitForAllMails(app, email)).toHaveLength(4);
});
