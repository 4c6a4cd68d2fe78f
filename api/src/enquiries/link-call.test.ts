import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { as } from '#test/as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Leads {
  leads: { edges: Array<{ node: { contactEmail: string; enquiry: { id: string; call: object | null } } }> };
}
const leads = '{ leads { edges { node { contactEmail enquiry { id call { startsAt endsAt name } } } } } }';
const slots = '{ callSlots(days: 31) { startsAt endsAt } }';
const bookCall = 'mutation ($input: BookCallInput!) { bookCall(input: $input) { id } }';

let app: TestApp;
let sales: TestClient, admin: TestClient;
let free: Array<{ startsAt: string; endsAt: string }>;
beforeAll(async () => {
  app = await startTestApp();
  sales = await as(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  admin = await as(app, await app.make.user({ role: 'admin' }));
  free = (await app.client.graphql<{ callSlots: typeof free }>(slots)).data.callSlots;
});
afterAll(() => app.stop());

const someone = () => `${v7()}@visitor.test`;
const enquire = async (email: string) => {
  const { body } = await app.client.send<{ id: string }>('POST', '/api/contact/submit', {
    name: 'Ada Lovelace',
    email,
    projectType: 'other',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Pro',
    consent: true,
  });
  return body.id;
};
/** Books the next free slot and answers what of it an enquiry shows. */
const book = async (email: string) => {
  const slot = free.pop()!;
  const { errors } = await app.client.graphql(bookCall, {
    input: { name: 'Ada Lovelace', email: ` ${email.toUpperCase()}`, startsAt: slot.startsAt },
  });
  expect(errors).toBeUndefined();
  return { ...slot, name: 'Ada Lovelace' };
};
/** The calls of the enquiries of an e-mail, newest enquiry first. */
const callsOf = async (email: string, client = sales) => {
  const { data } = await client.graphql<Leads>(leads);
  return data.leads.edges.filter(({ node }) => node.contactEmail === email).map(({ node }) => node.enquiry.call);
};

test('a booked call stands with the newest enquiry of that e-mail, for sales and administrators', async () => {
  const email = someone();
  await enquire(email);
  await enquire(email);
  await enquire(someone());
  const call = await book(email);
  for (const client of [sales, admin]) expect(await callsOf(email, client)).toEqual([call, null]);
  const another = await book(email);
  expect(await callsOf(email)).toEqual([call, another]);
});

test('an enquiry that comes after the booking gets the call, and the one after it does not', async () => {
  const email = someone();
  const call = await book(email);
  await enquire(email);
  await enquire(email);
  expect(await callsOf(email)).toEqual([null, call]);
});

test('a call that is over belongs to no later enquiry', async () => {
  const email = someone();
  await book(email);
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query("update strategy_calls set starts_at = starts_at - interval '1 year' where email = $1", [email]);
  await database.end();
  await enquire(email);
  expect(await callsOf(email)).toEqual([null]);
});

test('enquiries and bookings of one e-mail at the same moment find each other, each once', async () => {
  const email = someone();
  await Promise.all([
    ...Array.from({ length: 25 }, () => enquire(email)),
    ...Array.from({ length: 25 }, () => book(email)),
  ]);
  const calls = await callsOf(email);
  expect(calls).toHaveLength(25);
  expect(calls.filter((call) => call === null)).toEqual([]);
  expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(25);
});
