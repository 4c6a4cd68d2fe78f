import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { createProvenVisitor } from '#test/calls';
import type { TestClient } from '#test/client';
import { queueBehindLock } from '#test/queue-behind-lock';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';

let app: TestApp;
let database: pg.Client;
let sales: TestClient;
let developer: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

interface Enquiry {
  id: string;
  lead: string;
  request: string;
}
async function makeEnquiry(status = 'new', email?: string): Promise<Enquiry> {
  const { id } = await app.make.enquiry();
  const lead = await app.make.lead({ status, enquiry: id }, { company_name: 'Tram Museum' });
  const request = await app.make.clientStoreRequest({ name: 'Helga', enquiry: id, ...(email && { email }) });
  return { id, lead: lead.id, request: request.id };
}

async function readState({ id }: Enquiry) {
  const { rows } = await database.query<{ lead: string; request: string; answered: boolean; projects: number }>(
    `select l.status as lead, r.status as request, e.answered_at is not null as answered,
            (select count(*)::int from projects p where p.id = r.project_id) as projects
       from enquiries e join leads l on l.enquiry_id = e.id join client_store_requests r on r.enquiry_id = e.id
      where e.id = $1`,
    [id],
  );
  return rows[0];
}

const contact = ({ request }: Enquiry) =>
  developer.graphql(
    'mutation ($id: ID!) { contactClientStoreRequest(id: $id, message: "When can we talk?") { status } }',
    { id: request },
  );
const accept = ({ request }: Enquiry) =>
  developer.graphql('mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { status } }', { id: request });
const decline = ({ request }: Enquiry) =>
  developer.graphql('mutation ($id: ID!) { declineClientStoreRequest(id: $id) { status } }', { id: request });
const move = ({ lead }: Enquiry, status: string) =>
  sales.graphql(
    'mutation ($id: ID!, $status: LeadStatus!) { updateLead(id: $id, input: { status: $status }) { id } }',
    {
      id: lead,
      status,
    },
  );
const win = ({ lead }: Enquiry) =>
  sales.graphql(
    `mutation ($id: ID!) {
      movePipelineDeal(id: $id, input: { from: requirements, to: development, isLead: true }) { phase } }`,
    { id: lead },
  );
const lockEnquiry = ({ id }: Enquiry) => ({
  databaseUrl: app.databaseUrl,
  sql: 'select 1 from enquiries where id = $1 for update',
  values: [id],
});

test('a contractor who contacts the requester answers the lead: its clock stops, and sales reads the message', async () => {
  const enquiry = await makeEnquiry();
  const events = await subscribeTo(sales, 'subscription { leadChanged { id status } }');
  expect((await contact(enquiry)).errors).toBeUndefined();
  expect((await events.next()).value).toEqual({ data: { leadChanged: { id: enquiry.lead, status: 'contacted' } } });
  await events.stop();
  expect(await readState(enquiry)).toMatchObject({ lead: 'contacted', request: 'contacted', answered: true });
  const { data } = await sales.graphql(
    'query ($id: ID!) { lead(id: $id) { log { edges { node { kind text author { id } } } } } }',
    { id: enquiry.lead },
  );
  expect(data).toMatchObject({ lead: { log: { edges: [{ node: { kind: 'email', text: 'When can we talk?' } }] } } });
});

test('a lead that sales has taken further stays there when a contractor contacts the requester', async () => {
  const enquiry = await makeEnquiry('proposal');
  await contact(enquiry);
  expect(await readState(enquiry)).toMatchObject({ lead: 'proposal', request: 'contacted', answered: true });
});

test('a contractor who accepts a request wins its lead', async () => {
  const enquiry = await makeEnquiry();
  expect((await accept(enquiry)).errors).toBeUndefined();
  expect(await readState(enquiry)).toEqual({ lead: 'won', request: 'accepted', answered: true, projects: 1 });
});

test('a contractor who declines a request leaves its lead to sales', async () => {
  const enquiry = await makeEnquiry();
  await decline(enquiry);
  expect(await readState(enquiry)).toMatchObject({ lead: 'new', request: 'declined', answered: false });
  await move(enquiry, 'contacted');
  expect(await readState(enquiry)).toMatchObject({ lead: 'contacted', request: 'declined', answered: true });
});

test('a lead that sales moves on is contacted in the hub, live and in its activity', async () => {
  const enquiry = await makeEnquiry();
  const events = await subscribeTo(developer, 'subscription { clientStoreChanged { id status } }');
  await move(enquiry, 'qualified');
  expect((await events.next()).value).toEqual({
    data: { clientStoreChanged: { id: enquiry.request, status: 'contacted' } },
  });
  await events.stop();
  const { data } = await developer.graphql('{ activity(first: 1) { edges { node { description } } } }');
  expect(data).toEqual({
    activity: { edges: [{ node: { description: 'Client Store: sales has contacted Helga' } }] },
  });
});

test('a lost lead leaves the hub, and comes back when it is reopened', async () => {
  const enquiry = await makeEnquiry('contacted');
  await move(enquiry, 'lost');
  expect(await readState(enquiry)).toMatchObject({ lead: 'lost', request: 'declined' });
  await move(enquiry, 'contacted');
  expect(await readState(enquiry)).toMatchObject({ lead: 'contacted', request: 'contacted' });
});

test('a lead that sales wins is accepted in the hub, where no one can start a second project', async () => {
  const enquiry = await makeEnquiry('proposal');
  expect((await win(enquiry)).errors).toBeUndefined();
  expect(await readState(enquiry)).toMatchObject({ lead: 'won', request: 'accepted', projects: 1 });
  expect((await accept(enquiry)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('of a contractor who accepts and sales who wins at the same time, one starts the project', async () => {
  const enquiry = await makeEnquiry('proposal');
  const replies = await queueBehindLock(lockEnquiry(enquiry), [() => accept(enquiry), () => win(enquiry)]);
  expect(replies.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['CONFLICT', undefined]);
  expect(await readState(enquiry)).toMatchObject({ lead: 'won', request: 'accepted', projects: 1 });
});

test('of a contractor who contacts the requester while sales loses the lead, both end in one state', async () => {
  const enquiry = await makeEnquiry();
  const [contacted, lost] = await queueBehindLock(lockEnquiry(enquiry), [
    () => contact(enquiry),
    () => move(enquiry, 'lost'),
  ]);
  expect(lost.errors).toBeUndefined();
  expect([undefined, 'CONFLICT']).toContain(contacted.errors?.[0]?.extensions.code);
  expect(await readState(enquiry)).toMatchObject({ lead: 'lost', request: 'declined' });
});

test('fifty moves of one enquiry from both sides never wait for each other in a circle', async () => {
  const enquiry = await makeEnquiry('new', await createProvenVisitor(app));
  const statuses = ['contacted', 'lost', 'qualified', 'lost', 'proposal'];
  const moves = Array.from({ length: 50 }, (_, n) =>
    n % 2 === 0 ? () => contact(enquiry) : () => move(enquiry, statuses[n % statuses.length] ?? 'contacted'),
  );
  const replies = await queueBehindLock({ ...lockEnquiry(enquiry), waiting: 2 }, moves);
  const codes = new Set(replies.map(({ errors }) => errors?.[0]?.extensions.code));
  expect([...codes].filter((code) => code !== undefined && code !== 'CONFLICT')).toEqual([]);
  const state = await readState(enquiry);
  expect(state?.request).toBe(state?.lead === 'lost' ? 'declined' : 'contacted');
});
