import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Lead {
  id: string;
  status: string;
  closedAt: string | null;
  notes: string | null;
}
const form = { companyName: 'Tram Museum', contactName: 'Helga Stein', contactEmail: 'Helga@Museum.test' };
const update =
  'mutation ($id: ID!, $input: UpdateLeadInput!) { updateLead(id: $id, input: $input) { id status closedAt notes } }';

let app: TestApp;
let sales: TestClient;
let admin: TestClient;
let developer: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Selma' }));
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
});
afterAll(() => app.stop());

const create = async (input: object = form) => (await sales.send<Lead>('POST', '/api/sales/leads', input)).body;
const change = (client: TestClient, id: string, input: object) =>
  client.graphql<{ updateLead: Lead }>(update, { id, input });

test('without records the figures are the samples, or zero with samples off', async () => {
  const { body } = await sales.send('GET', '/api/sales/metrics');
  const samples = {
    monthlyRevenue: 127500,
    activeLeads: 18,
    conversionRate: 32,
    dealsClosedThisMonth: 7,
    totalClients: 45,
    avgDealSize: 8500,
  };
  expect(body).toEqual({ ...samples, samples: Object.keys(samples) });
  const plain = await startTestApp({ SAMPLE_FIGURES: 'off' });
  const asAdmin = await signInAs(plain, await plain.make.user({ role: 'admin' }));
  const zeros = await asAdmin.send<Record<string, unknown>>('GET', '/api/sales/metrics');
  expect(zeros.body).toEqual({
    monthlyRevenue: 0,
    activeLeads: 0,
    conversionRate: 0,
    dealsClosedThisMonth: 0,
    totalClients: 0,
    avgDealSize: 0,
    samples: [],
  });
  await plain.stop();
});

test('sales enters a lead, and sales and administrators see it', async () => {
  const { status, body } = await sales.send<Lead>('POST', '/api/sales/leads', {
    ...form,
    budget: '5k_15k',
    contactPhone: '',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...form,
    contactEmail: 'helga@museum.test',
    contactPhone: null,
    budget: '5k_15k',
    projectType: null,
    status: 'new',
    closedAt: null,
    enquiry: null,
    owner: { firstName: 'Selma' },
  });
  for (const client of [sales, admin])
    expect((await client.send<Lead[]>('GET', '/api/sales/leads')).body).toContainEqual(body);
  expect((await developer.send('GET', '/api/sales/leads')).status).toBe(403);
  expect((await app.client.send('GET', '/api/sales/leads')).status).toBe(401);
});

test('a lead is closed when it is won, stays so, and is open again when it is moved back', async () => {
  const { id } = await create();
  const won = (await change(sales, id, { status: 'won', notes: 'Signed' })).data.updateLead;
  expect(won).toMatchObject({ status: 'won', notes: 'Signed', closedAt: expect.any(String) });
  const again = (await change(admin, id, { status: 'won', notes: null })).data.updateLead;
  expect(again).toEqual({ ...won, notes: null });
  expect((await change(sales, id, { status: 'proposal' })).data.updateLead).toMatchObject({ closedAt: null });
  expect((await change(sales, id, {})).data.updateLead).toMatchObject({ status: 'proposal' });
});

test('the list can be filtered by status, and paginates newest first', async () => {
  const made = [await create(), await create(), await create()].map(({ id }) => id);
  for (const id of made) await change(sales, id, { status: 'qualified' });
  const query =
    'query ($after: String) { leads(first: 2, after: $after, filter: { status: qualified }) { edges { node { id } } pageInfo { endCursor hasNextPage } } }';
  interface Page {
    leads: { edges: Array<{ node: Lead }>; pageInfo: { endCursor: string; hasNextPage: boolean } };
  }
  const first = (await sales.graphql<Page>(query)).data.leads;
  const second = (await sales.graphql<Page>(query, { after: first.pageInfo.endCursor })).data.leads;
  expect([...first.edges, ...second.edges].map(({ node }) => node.id)).toEqual(made.toReversed());
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
});

test('an unknown lead is not found, and an invalid id is malformed', async () => {
  const getCode = async (id: string) => (await change(sales, id, {})).errors?.[0]?.extensions.code;
  expect(await getCode('00000000-0000-7000-8000-000000000000')).toBe('NOT_FOUND');
  expect(await getCode('1')).toBe('MALFORMED_REQUEST');
});

test('an invalid form is rejected with the names of its fields', async () => {
  expect(await sales.send('POST', '/api/sales/leads', {})).toMatchObject({
    status: 400,
    body: {
      fields: {
        companyName: 'Company name is required',
        contactName: 'Contact name is required',
        contactEmail: 'Please enter a valid email address',
      },
    },
  });
  const bad = { ...form, projectType: 'ai-chatbot', budget: '$2–5k', notes: 'x'.repeat(10_001), timeline: 'soon\0' };
  expect((await sales.send('POST', '/api/sales/leads', bad)).body).toMatchObject({
    fields: {
      projectType: 'Please select a project type',
      budget: 'Please select a budget',
      notes: 'Please keep this to 10000 characters',
      timeline: 'Please remove the invisible characters',
    },
  });
});

test('records replace the samples', async () => {
  const own = await startTestApp();
  const client = await own.make.user({ firstName: 'Clara', lastName: 'Meyer' });
  await own.make.project({ client, fees: ['1000.00', '100.00'] });
  await own.make.project({ client, fees: ['3000.00', '50.00'], status: 'completed' });
  await own.make.project({ client, fees: ['9000.00', '900.00'], status: 'cancelled' });
  const asAdmin = await signInAs(own, await own.make.user({ role: 'admin' }));
  const ids = [];
  for (let n = 0; n < 4; n += 1) ids.push((await asAdmin.send<Lead>('POST', '/api/sales/leads', form)).body.id);
  for (const [n, status] of ['won', 'lost', 'lost'].entries()) await change(asAdmin, ids[n]!, { status });
  expect((await asAdmin.send('GET', '/api/sales/metrics')).body).toEqual({
    monthlyRevenue: 4150,
    activeLeads: 1,
    conversionRate: 33,
    dealsClosedThisMonth: 1,
    totalClients: 1,
    avgDealSize: 2000,
    samples: [],
  });
  expect((await asAdmin.send('GET', '/api/sales/clients')).body).toEqual([
    { id: client.id, name: 'Clara Meyer', email: client.email, projects: 3 },
  ]);
  await own.stop();
});
