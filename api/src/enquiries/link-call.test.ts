import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { createHeldCall } from '#test/calls';
import { submitEnquiry, createVisitorEmail } from '#test/enquiries';

interface Leads {
  leads: { edges: Array<{ node: { contactEmail: string; enquiry: { id: string; call: object | null } } }> };
}
const leads = '{ leads { edges { node { contactEmail enquiry { id call { startsAt endsAt name } } } } } }';
const slots = '{ callSlots(days: 31) { startsAt endsAt } }';
const confirmCall = 'mutation ($key: String!) { confirmCall(key: $key) { id } }';

let app: TestApp;
let sales: TestClient, admin: TestClient;
let free: Array<{ startsAt: string; endsAt: string }>;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  free = (await app.client.graphql<{ callSlots: typeof free }>(slots)).data.callSlots;
});
afterAll(() => app.stop());

const keys = new Map<object, string>();
/** Books the next free slot and returns the fields that an enquiry shows. */
const book = async (email: string) => {
  const slot = free.pop()!;
  const key = await createHeldCall(app, email, slot.startsAt);
  const { errors } = await app.client.graphql(confirmCall, { key });
  expect(errors).toBeUndefined();
  const call = { ...slot, name: 'Ada Lovelace' };
  keys.set(call, key);
  return call;
};
const cancel = async (call: object) => {
  const { errors } = await app.client.graphql('mutation ($key: String!) { cancelCall(key: $key) { id } }', {
    key: keys.get(call),
  });
  expect(errors).toBeUndefined();
};
/** The calls of the enquiries of an email, newest enquiry first. */
const getCalls = async (email: string, client = sales) => {
  const { data } = await client.graphql<Leads>(leads);
  return data.leads.edges.filter(({ node }) => node.contactEmail === email).map(({ node }) => node.enquiry.call);
};

test('a booked call is linked to the newest enquiry with the same email, for sales and administrators', async () => {
  const email = createVisitorEmail();
  await submitEnquiry(app, email);
  await submitEnquiry(app, email);
  await submitEnquiry(app, createVisitorEmail());
  const call = await book(email);
  for (const client of [sales, admin]) expect(await getCalls(email, client)).toEqual([call, null]);
  const another = await book(email);
  expect(await getCalls(email)).toEqual([call, another]);
});

test("an enquiry submitted after the booking gets the call, and the next one doesn't", async () => {
  const email = createVisitorEmail();
  const call = await book(email);
  await submitEnquiry(app, email);
  await submitEnquiry(app, email);
  expect(await getCalls(email)).toEqual([null, call]);
});

test("a past call isn't linked to a later enquiry", async () => {
  const email = createVisitorEmail();
  await book(email);
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query("update strategy_calls set starts_at = starts_at - interval '1 year' where email = $1", [email]);
  await database.end();
  await submitEnquiry(app, email);
  expect(await getCalls(email)).toEqual([null]);
});

test('concurrent enquiries and bookings with one email are linked, each once', async () => {
  const email = createVisitorEmail();
  await Promise.all([
    ...Array.from({ length: 25 }, () => submitEnquiry(app, email)),
    ...Array.from({ length: 25 }, () => book(email)),
  ]);
  const calls = await getCalls(email);
  expect(calls).toHaveLength(25);
  expect(calls.filter((call) => call === null)).toEqual([]);
  expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(25);
});

test('a canceled call is unlinked from its enquiry, which gets another call with that email', async () => {
  const email = createVisitorEmail();
  await submitEnquiry(app, email);
  const call = await book(email);
  const another = await book(email);
  expect(await getCalls(email)).toEqual([call]);
  await cancel(call);
  expect(await getCalls(email)).toEqual([another]);
  await cancel(another);
  expect(await getCalls(email)).toEqual([null]);
  await submitEnquiry(app, email);
  expect(await getCalls(email)).toEqual([null, null]);
});

test('a moved call stays linked to its enquiry, at its new time', async () => {
  const email = createVisitorEmail();
  await submitEnquiry(app, email);
  const call = await book(email);
  const slot = free.pop()!;
  const { errors } = await app.client.graphql('mutation ($input: MoveCallInput!) { moveCall(input: $input) { id } }', {
    input: { key: keys.get(call), startsAt: slot.startsAt },
  });
  expect(errors).toBeUndefined();
  expect(await getCalls(email)).toEqual([{ ...call, ...slot }]);
});

test('concurrent enquiries, bookings and cancellations with one email leave no canceled call linked', async () => {
  const email = createVisitorEmail();
  const first = await Promise.all(Array.from({ length: 10 }, () => book(email)));
  await Promise.all([
    ...Array.from({ length: 10 }, () => submitEnquiry(app, email)),
    ...Array.from({ length: 5 }, () => book(email)),
    ...first.map(cancel),
  ]);
  const calls = await getCalls(email);
  expect(calls.filter((call) => call !== null)).toHaveLength(5);
  for (const call of first) expect(calls).not.toContainEqual(call);
});
