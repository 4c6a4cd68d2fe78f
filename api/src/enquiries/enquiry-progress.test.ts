import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { replyHours } from 'rules/enquiries';
import { hashKey } from '#secret-key';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { submitEnquiry, waitForMailedKey, createVisitorEmail } from '#test/enquiries';
import { waitForAllMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';

interface Progress {
  receivedAt: string;
  replyDueAt: string;
  reviewStartedAt: string | null;
  answeredAt: string | null;
}
const progress = `query ($key: String!) { enquiryProgress(key: $key) {
  name email projectType outcome budget timeline preferredPlan receivedAt replyDueAt reviewStartedAt answeredAt
  call { startsAt endsAt } } }`;
const startReview = 'mutation ($leadId: ID!) { startEnquiryReview(leadId: $leadId) { id } }';
const update = 'mutation ($id: ID!, $input: UpdateLeadInput!) { updateLead(id: $id, input: $input) { id } }';

let app: TestApp;
let database: pg.Client;
let sales: TestClient, admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Selma' }));
  admin = await signInAs(app, await app.make.user({ role: 'admin', firstName: 'Anna' }));
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

async function received() {
  const email = createVisitorEmail();
  const id = await submitEnquiry(app, email);
  const { rows } = await database.query('select id from leads where enquiry_id = $1', [id]);
  return { id, email, leadId: String(rows[0].id), key: await waitForMailedKey(app, email, 'enquiry') };
}
const look = async (key: string) =>
  (await app.client.graphql<{ enquiryProgress: Progress }>(progress, { key })).data.enquiryProgress;
const move = (leadId: string, status: string, client = sales) =>
  client.graphql(update, { id: leadId, input: { status } });
const getReviewer = async (id: string) => {
  const sql = 'select first_name from enquiries e join users u on u.id = e.reviewed_by_id where e.id = $1';
  return (await database.query(sql, [id])).rows[0]?.first_name as string | undefined;
};

test('the confirmation link shows the enquiry and its progress, and the table stores only the hash of its key', async () => {
  const { id, email, key } = await received();
  const seen = await look(key);
  expect(seen).toEqual({
    name: 'Ada Lovelace',
    email,
    projectType: 'other',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Pro',
    receivedAt: expect.any(String),
    replyDueAt: expect.any(String),
    reviewStartedAt: null,
    answeredAt: null,
    call: null,
  });
  expect(Date.parse(seen.replyDueAt) - Date.parse(seen.receivedAt)).toBe(replyHours * 60 * 60_000);
  await waitForAllMails(app, email);
  const { rows } = await database.query(
    `select key_hash, to_jsonb(e)::text like '%' || $2 || '%' or exists
       (select 1 from graphile_worker._private_jobs where payload::text like '%' || $2 || '%') as in_clear
       from enquiries e where id = $1`,
    [id, key],
  );
  expect(rows).toEqual([{ key_hash: hashKey(key), in_clear: false }]);
});

/** In Berlin, by the hour of its clock at noon in UTC. */
const isSummerTime = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: 'numeric' }).format(
    new Date(`${day.toISOString().slice(0, 10)}T12:00Z`),
  ) === '14';

test('the notice to the agency says when the reply is due, in the agency’s time zone and its offset', async () => {
  const { email, key } = await received();
  const due = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Berlin' });
  const { replyDueAt } = await look(key);
  const notices = (await waitForAllMails(app, 'founder@test.test')).filter(
    ({ replyTo }) => replyTo?.[0]?.address === email,
  );
  expect(notices).toHaveLength(1);
  const offset = isSummerTime(new Date(replyDueAt)) ? 'UTC+2' : 'UTC+1';
  expect(notices[0]?.text).toContain(
    `A reply is due by ${due.format(new Date(replyDueAt))} (Europe/Berlin, ${offset}).`,
  );
});

test.each([
  ['no key', ''],
  ['a key of nothing', 'x'.repeat(43)],
  ['a hash', hashKey('')],
  ['text with a NUL', 'a\0b'],
  ['a long text', 'x'.repeat(900_000)],
])('%s is not found, like any other unknown key', async (_what, key) => {
  await app.make.enquiry(); // has no key
  const { data, errors } = await app.client.graphql<unknown>(progress, { key });
  expect([data, errors?.[0]?.message, errors?.[0]?.extensions]).toEqual([
    { enquiryProgress: null },
    'There is no such enquiry',
    { code: 'NOT_FOUND' },
  ]);
});

test('neither the id of an enquiry nor its stored hash works as its key', async () => {
  const { id, key } = await received();
  for (const wrong of [id, hashKey(key), key.toLowerCase(), `${key} `]) {
    const { errors } = await app.client.graphql(progress, { key: wrong });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('an enquiry is reviewed and answered once, and nothing resets it', async () => {
  const { id, key, leadId } = await received();
  await sales.graphql(startReview, { leadId });
  const reviewed = await look(key);
  expect(reviewed).toMatchObject({ reviewStartedAt: expect.any(String), answeredAt: null });
  expect((await admin.graphql(startReview, { leadId })).errors).toBeUndefined();
  await move(leadId, 'new', admin);
  expect(await look(key)).toEqual(reviewed);

  await move(leadId, 'contacted', admin);
  const answered = await look(key);
  expect(answered).toEqual({ ...reviewed, answeredAt: expect.any(String) });
  for (const status of ['new', 'contacted', 'won']) await move(leadId, status);
  await admin.graphql(startReview, { leadId });
  expect(await look(key)).toEqual(answered);
  expect(await getReviewer(id)).toBe('Selma');
});

test.each(['contacted', 'qualified', 'proposal', 'won', 'lost'])(
  'moving the lead to %s without a review also marks it as reviewed, at the same time and by the same person',
  async (status) => {
    const { id, key, leadId } = await received();
    await move(leadId, status, admin);
    const { reviewStartedAt, answeredAt } = await look(key);
    expect(answeredAt).toEqual(expect.any(String));
    expect(reviewStartedAt).toBe(answeredAt);
    expect(await getReviewer(id)).toBe('Anna');
  },
);

test("changing only the notes doesn't mark the enquiry as answered", async () => {
  const { key, leadId } = await received();
  await sales.graphql(update, { id: leadId, input: { notes: 'Looks good' } });
  expect(await look(key)).toMatchObject({ reviewStartedAt: null, answeredAt: null });
});

test('of fifty concurrent reviews the first is kept, and everyone sees it', async () => {
  const { id, key, leadId } = await received();
  const document = `mutation ($leadId: ID!) { startEnquiryReview(leadId: $leadId) {
    enquiry { reviewStartedAt reviewedBy { firstName } } } }`;
  const replies = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'select 1 from enquiries where id = $1 for update', values: [id], waiting: 2 },
    Array.from(
      { length: 50 },
      (_, n) => () => (n % 2 ? sales : admin).graphql<{ startEnquiryReview: object }>(document, { leadId }),
    ),
  );
  const { reviewStartedAt } = await look(key);
  const seen = new Set(replies.map(({ data }) => JSON.stringify(data.startEnquiryReview)));
  expect(seen.size).toBe(1);
  expect([...seen][0]).toContain(reviewStartedAt);
});

test('concurrent replies and reviews leave one of each, in order', async () => {
  const { id, key, leadId } = await received();
  const replies = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'select 1 from enquiries where id = $1 for update', values: [id], waiting: 2 },
    Array.from(
      { length: 50 },
      (_, n) => () => (n % 2 ? move(leadId, n % 3 ? 'contacted' : 'lost') : admin.graphql(startReview, { leadId })),
    ),
  );
  expect(replies.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const { receivedAt, reviewStartedAt, answeredAt } = await look(key);
  expect([receivedAt, reviewStartedAt, answeredAt].toSorted()).toEqual([receivedAt, reviewStartedAt, answeredAt]);
  await move(leadId, 'new');
  await move(leadId, 'qualified');
  expect(await look(key)).toMatchObject({ reviewStartedAt, answeredAt });
  expect(['Selma', 'Anna']).toContain(await getReviewer(id));
});

test('a lead entered by hand has nothing to review, but can still be moved', async () => {
  const { id } = await app.make.lead();
  expect((await sales.graphql(startReview, { leadId: id })).errors?.[0]).toMatchObject({
    message: 'This lead has no enquiry to review',
    extensions: { code: 'CONFLICT' },
  });
  expect((await move(id, 'won')).errors).toBeUndefined();
});

test.each([
  ['answered without a review', 'answered_at = now()'],
  ['answered before the review', "review_started_at = now() + interval '1 hour', answered_at = now()"],
  ['reviewed before it came', "review_started_at = created_at - interval '1 second'"],
  ['reviewed by someone at no time', 'reviewed_by_id = (select id from users limit 1)'],
])('the database refuses an enquiry that is %s', async (_what, set) => {
  const { id } = await app.make.enquiry();
  await expect(database.query(`update enquiries set ${set} where id = $1`, [id])).rejects.toThrow(/check constraint/);
});

test("a clock that runs ahead can't put a review before the enquiry", async () => {
  const { id, key, leadId } = await received();
  await database.query("update enquiries set created_at = now() + interval '5 seconds' where id = $1", [id]);
  await move(leadId, 'contacted');
  const { receivedAt, reviewStartedAt, answeredAt } = await look(key);
  expect([reviewStartedAt, answeredAt]).toEqual([receivedAt, receivedAt]);
});
