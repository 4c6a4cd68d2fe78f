import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Contact {
  id: string;
  name: string;
  projects: number;
}
interface Page {
  contacts: { edges: Array<{ node: Contact }>; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}
const query = `query ($first: Int!, $after: String, $search: String, $kind: ContactKind, $leadStatus: LeadStatus) {
    contacts(first: $first, after: $after, filter: { search: $search, kind: $kind, leadStatus: $leadStatus }) {
      edges { node { id name company email phone isClient leadId leadStatus projects touchedAt } }
      pageInfo { endCursor hasNextPage }
    }
  }`;

let app: TestApp;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
});
afterAll(() => app.stop());

const find = async (filter: object = {}) => (await sales.graphql<Page>(query, { first: 50, ...filter })).data.contacts;
const names = async (filter: object) => (await find(filter)).edges.map(({ node }) => node.name);
const one = async (search: string) => (await find({ search })).edges.map(({ node }) => node);
const lead = (columns: object, status = 'new') =>
  app.make.lead({ status }, { company_name: 'Tram Museum', ...columns });

test('a client who was a lead is one contact with both, by their email', async () => {
  const client = await app.make.user({ firstName: 'Clara', lastName: 'Meyer', email: 'clara@meyer.test' });
  await app.make.project({ client, status: 'completed' });
  await app.make.project({ client, status: 'cancelled' });
  await lead({ contact_email: client.email, contact_name: 'Clara', contact_phone: '+49 30 1' });
  const newest = await lead(
    { contact_email: client.email, contact_name: 'C. Meyer', company_name: 'Meyer' },
    'proposal',
  );
  expect(await one('clara@meyer.test')).toEqual([
    {
      id: client.email,
      name: 'Clara Meyer',
      company: 'Meyer',
      email: client.email,
      phone: '+49 30 1',
      isClient: true,
      leadId: newest.id,
      leadStatus: 'proposal',
      projects: 2,
      touchedAt: expect.any(String),
    },
  ]);
});

test('contacts include clients without a lead, leads without a project, and people with a project that is waiting for them', async () => {
  const client = await app.make.user({ firstName: 'Nils', lastName: 'Berg' });
  expect(await one(client.email)).toMatchObject([
    { name: 'Nils Berg', company: null, isClient: true, leadId: null, leadStatus: null, projects: 0 },
  ]);
  await lead({ contact_email: 'helga@museum.test', contact_name: 'Helga Stein', company_name: 'Helga Stein' });
  expect(await one('helga@museum')).toMatchObject([
    { name: 'Helga Stein', company: null, isClient: false, leadStatus: 'new', projects: 0 },
  ]);
  const create = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }';
  const input = { title: 'Shop', description: 'A shop', tier: 'small', clientEmail: 'later@shop.test' };
  await sales.graphql(create, { input });
  expect(await one('later@shop.test')).toMatchObject([
    { name: 'later@shop.test', isClient: true, leadId: null, projects: 1 },
  ]);
});

test("staff aren't contacts", async () => {
  const tester = await app.make.user({ role: 'contractor', contractorRole: 'tester', email: 'tilda@staff.test' });
  expect(await one(tester.email)).toEqual([]);
});

test('name, company, email and phone are searched literally, ignoring case', async () => {
  const columns = {
    contact_email: 'per_cent@x.test',
    contact_name: 'Åsa 100%',
    contact_phone: '040-77',
    company_name: 'Fjord',
  };
  await lead(columns);
  for (const search of ['åsa', '100%', 'FJORD', 'per_cent', '040-7'])
    expect(await names({ search })).toContain('Åsa 100%');
  expect(await names({ search: 'per%cent' })).toEqual([]);
  expect(await names({ search: 'no one like that' })).toEqual([]);
});

test('the list can be filtered by kind and by lead status', async () => {
  await lead({ contact_email: 'lost@x.test', contact_name: 'Lost', closed_at: new Date() }, 'lost');
  expect(await names({ kind: 'client', search: 'lost@x' })).toEqual([]);
  expect(await names({ kind: 'lead', search: 'lost@x' })).toEqual(['Lost']);
  expect(await names({ leadStatus: 'lost' })).toEqual(['Lost']);
  expect(await names({ kind: 'lead' })).not.toContain('Nils Berg');
});

test('the list is paginated, most recent activity first', async () => {
  const touched = (minute: number) => ({ updated_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  for (const n of [1, 2, 3, 3, 5]) {
    const name = `Paged ${(await names({ search: 'paged' })).length}`;
    await lead({ contact_email: `paged${n}${name.at(-1)}@x.test`, contact_name: name, ...touched(n) });
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Page['contacts'] = await find({ search: 'paged', first: 2, after });
    seen.push(...page.edges.map(({ node }) => node.name));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(seen).toEqual(['Paged 4', 'Paged 3', 'Paged 2', 'Paged 1', 'Paged 0']);
});

test('an invalid cursor and a search that is too long are rejected', async () => {
  const getCode = async (filter: object) =>
    (await sales.graphql(query, { first: 5, ...filter })).errors?.[0]?.extensions.code;
  expect(await getCode({ after: 'x' })).toBe('MALFORMED_REQUEST');
  expect(await getCode({ search: 'x'.repeat(201) })).toBe('BAD_USER_INPUT');
});
