import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Page {
  leads: { edges: Array<{ node: { companyName: string } }>; pageInfo: { endCursor: string; hasNextPage: boolean } };
}
interface Counts {
  leadCounts: Array<{ status: string; count: number }>;
}
const list = `query ($search: String, $status: LeadStatus, $skip: Int, $first: Int! = 50, $after: String) {
  leads(skip: $skip, first: $first, after: $after, filter: { search: $search, status: $status }) {
    edges { node { companyName } } pageInfo { endCursor hasNextPage } } }`;
const counts =
  'query ($search: String, $status: LeadStatus) { leadCounts(filter: { search: $search, status: $status }) { status count } }';
const update = 'mutation ($id: ID!, $input: UpdateLeadInput!) { updateLead(id: $id, input: $input) { id } }';

const rows = [
  ['Tram Museum', 'Helga Stein', 'helga@museum.test', '+49 30 555'],
  ['Fjord Ferries', 'Liv Aasen', 'liv@fjord.test', null],
  ['Ferry Tales', 'Stefan Liv', 'stefan@tales.test', null],
  ['100% Cotton', 'Ann_Lee', 'ann@cotton.test', null],
] as const;

let app: TestApp;
let sales: TestClient;
const ids: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  for (const [companyName, contactName, contactEmail, contactPhone] of rows) {
    const form = { companyName, contactName, contactEmail, contactPhone };
    ids.push((await sales.send<{ id: string }>('POST', '/api/sales/leads', form)).body.id);
  }
  await sales.graphql(update, { id: ids[1], input: { status: 'won' } });
});
afterAll(() => app.stop());

const companies = async (variables: object) =>
  (await sales.graphql<Page>(list, variables)).data.leads.edges.map(({ node }) => node.companyName);

test('each word of the search can match anywhere in company, name, email or phone number, ignoring case', async () => {
  expect(await companies({ search: 'ferr' })).toEqual(['Ferry Tales', 'Fjord Ferries']);
  expect(await companies({ search: ' LIV  fjord' })).toEqual(['Fjord Ferries']);
  expect(await companies({ search: 'museum.test' })).toEqual(['Tram Museum']);
  expect(await companies({ search: '30' })).toEqual(['Tram Museum']);
  expect(await companies({ search: '555 stefan' })).toEqual([]);
});

test('special characters of the database are searched literally', async () => {
  expect(await companies({ search: '0%' })).toEqual(['100% Cotton']);
  expect(await companies({ search: 'n_l' })).toEqual(['100% Cotton']);
  expect(await companies({ search: '\\' })).toEqual([]);
});

test('search and status go together, and the counts say how many there are at each', async () => {
  expect(await companies({ search: 'ferr', status: 'won' })).toEqual(['Fjord Ferries']);
  const found = (await sales.graphql<Counts>(counts, { search: 'ferr' })).data.leadCounts;
  const won = (await sales.graphql<Counts>(counts, { search: 'ferr', status: 'won' })).data.leadCounts;
  expect(won.filter(({ count }) => count > 0)).toEqual([{ status: 'won', count: 1 }]);
  expect(found.map(({ status }) => status)).toEqual(['new', 'contacted', 'qualified', 'proposal', 'won', 'lost']);
  expect(found.filter(({ count }) => count > 0)).toEqual([
    { status: 'new', count: 1 },
    { status: 'won', count: 1 },
  ]);
  const all = (await sales.graphql<Counts>(counts)).data.leadCounts;
  expect(all.map(({ count }) => count)).toEqual([3, 0, 0, 0, 1, 0]);
});

test('the list can start at any offset, and continues from there', async () => {
  expect(await companies({ skip: 2 })).toEqual(['Fjord Ferries', 'Tram Museum']);
  const { leads } = (await sales.graphql<Page>(list, { skip: 1, first: 2 })).data;
  expect(leads.pageInfo.hasNextPage).toBe(true);
  expect(await companies({ after: leads.pageInfo.endCursor })).toEqual(['Tram Museum']);
  expect(await companies({ skip: 99 })).toEqual([]);
});

test('an invalid search or offset is rejected with an explanation', async () => {
  const fields = async (variables: object) =>
    (await sales.graphql(list, variables)).errors?.[0]?.extensions.fields as unknown;
  expect(await fields({ search: 'x'.repeat(101) })).toEqual({ search: 'Please keep this to 100 characters' });
  expect(await fields({ skip: -1 })).toEqual({ skip: 'Please enter how many leads to skip' });
});

test('one lead can be read by its id', async () => {
  const query = 'query ($id: ID!) { lead(id: $id) { companyName owner { firstName } } }';
  const { data } = await sales.graphql<{ lead: object }>(query, { id: ids[0] });
  expect(data.lead).toMatchObject({ companyName: 'Tram Museum', owner: { firstName: expect.any(String) } });
});

test('an index serves the search', async () => {
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query('set enable_seqscan = off; set enable_indexscan = off');
  const { rows: plan } = await database.query("explain select id from leads where searched ilike '%ferr%'");
  await database.end();
  expect(JSON.stringify(plan)).toContain('leads_searched');
});
