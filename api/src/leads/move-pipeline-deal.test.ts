import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { submitEnquiry, createVisitorEmail } from '#test/enquiries';
import { queueBehindLock } from '#test/queue-behind-lock';
import { subscribeTo } from '#test/socket';

interface Deal {
  id: string;
  title: string;
  client: string;
  tier: string;
  value: string;
  isLead: boolean;
}
interface Moved {
  movePipelineDeal: Array<{ phase: string; rows: Deal[] }>;
}
const move = `mutation ($id: ID!, $input: MovePipelineDealInput!) {
    movePipelineDeal(id: $id, input: $input) { phase rows { id title client tier value isLead } }
  }`;

let app: TestApp;
let sales: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Selma' }));
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const moving = (who: TestClient, id: string, from: string, to: string, isLead = false) =>
  who.graphql<Moved>(move, { id, input: { from, to, isLead } });
const rowsIn = ({ data }: { data: Moved }, phase: string) =>
  data.movePipelineDeal.find((one) => one.phase === phase)?.rows ?? [];
const winnable = (columns: object = {}) =>
  app.make.lead({ status: 'proposal' }, { company_name: 'Tram Museum', contact_name: 'Helga Stein', ...columns });
const getStatus = async (id: string) =>
  (await admin.graphql<{ project: { status: string } }>(`{ project(id: "${id}") { status } }`)).data.project.status;

test('sales and administrators move a project forward and back, which changes its status and is recorded', async () => {
  const { id, title } = await app.make.project({ status: 'pending' });
  const steps = [
    [sales, 'requirements', 'development', 'in_progress'],
    [admin, 'development', 'testing', 'testing'],
    [sales, 'testing', 'deployment', 'completed'],
    [sales, 'deployment', 'requirements', 'pending'],
  ] as const;
  for (const [who, from, to, status] of steps) {
    const reply = await moving(who, id, from, to);
    expect(rowsIn(reply, to).map((deal) => deal.id)).toContain(id);
    expect(await getStatus(id)).toBe(status);
  }
  const query = `{ project(id: "${id}") { activity(first: 10) { edges { node { description } } } } }`;
  const { data } = await admin.graphql<{
    project: { activity: { edges: Array<{ node: { description: string } }> } };
  }>(query);
  expect(data.project.activity.edges.map(({ node }) => node.description)).toEqual(
    ['pending', 'completed', 'testing', 'in progress'].map((words) => `${title}: now ${words}`),
  );
});

test('of two concurrent moves of a project, the second is rejected with the current status', async () => {
  const { id, title } = await app.make.project({ status: 'in_progress' });
  const replies = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'select 1 from projects where id = $1 for update', values: [id] },
    [() => moving(sales, id, 'development', 'testing'), () => moving(admin, id, 'development', 'requirements')],
  );
  const [refused] = replies.flatMap(({ errors }) => errors ?? []);
  const status = await getStatus(id);
  expect(refused?.extensions.code).toBe('CONFLICT');
  expect(refused?.message).toBe(`Someone else has already moved ${title}: it's now ${status}`);
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
});

test('a lead that is moved on is won: its project starts in that phase, for the client with its email', async () => {
  const client = await app.make.user({ firstName: 'Helga', lastName: 'Stein' });
  const lead = await winnable({ contact_email: client.email, budget: '15k_50k', notes: 'Pays late' });
  const [deal] = rowsIn(await moving(sales, lead.id, 'requirements', 'development', true), 'development');
  expect(deal).toMatchObject({
    title: 'Project for Tram Museum',
    client: 'Helga Stein',
    tier: 'high',
    value: '15000.00',
    isLead: false,
  });
  const query = `{ project(id: "${deal?.id}") {
      description status client { id } activity(first: 5) { edges { node { description } } } } }`;
  expect((await admin.graphql(query)).data).toEqual({
    project: {
      description: 'Project request from Helga Stein of Tram Museum',
      status: 'in_progress',
      client: { id: client.id },
      activity: { edges: [{ node: { description: 'Project for Tram Museum: project started' } }] },
    },
  });
  const leads = '{ leads(first: 500, filter: { status: won }) { edges { node { id closedAt } } } }';
  const won = (await sales.graphql<{ leads: { edges: Array<{ node: object }> } }>(leads)).data.leads.edges;
  expect(won).toContainEqual({ node: { id: lead.id, closedAt: expect.any(String) } });
});

test('without an account the project waits for the client by email, and without a budget it is small', async () => {
  const lead = await winnable({ contact_email: 'helga@museum.test', budget: 'tbd' });
  const [deal] = rowsIn(await moving(admin, lead.id, 'requirements', 'testing', true), 'testing');
  expect(deal).toMatchObject({ client: 'helga@museum.test', tier: 'small', value: '2500.00' });
});

test("the enquiry's goal becomes the project's description", async () => {
  const visitor = createVisitorEmail();
  await submitEnquiry(app, visitor);
  const query = '{ leads(first: 1) { edges { node { id contactEmail } } } }';
  const found = (
    await sales.graphql<{ leads: { edges: Array<{ node: { id: string; contactEmail: string } }> } }>(query)
  ).data.leads.edges[0]?.node;
  expect(found?.contactEmail).toBe(visitor);
  const update = 'mutation ($id: ID!) { updateLead(id: $id, input: { status: qualified, notes: "Secret" }) { id } }';
  await sales.graphql(update, { id: found?.id });
  const [deal] = rowsIn(await moving(sales, found?.id ?? '', 'requirements', 'development', true), 'development');
  const described = await admin.graphql(`{ project(id: "${deal?.id}") { description } }`);
  expect(described.data).toEqual({ project: { description: 'More time for customers' } });
});

test("a lead is won once, despite concurrent moves; one that isn't in the pipeline can't be won", async () => {
  const lead = await winnable();
  const before = (await app.make.rowCounts()).find(({ table }) => table === 'projects')?.rows ?? 0;
  const replies = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from leads where id = $1 for update',
      values: [lead.id],
      waiting: 2,
    },
    [sales, admin, sales].map((who) => () => moving(who, lead.id, 'requirements', 'development', true)),
  );
  expect(replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'won').toSorted()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'won',
  ]);
  expect((await app.make.rowCounts()).find(({ table }) => table === 'projects')?.rows).toBe(before + 1);
  const fresh = await app.make.lead({ status: 'contacted' });
  const { errors } = await moving(sales, fresh.id, 'requirements', 'development', true);
  expect(errors?.[0]?.message).toBe("Someone else has already moved the lead of A company: it's now contacted");
});

test('a lead that is lost while someone wins it stays lost', async () => {
  const lead = await winnable();
  const sql = "update leads set status = 'lost', closed_at = now() where id = $1";
  const [{ errors }] = await queueBehindLock({ databaseUrl: app.databaseUrl, sql, values: [lead.id] }, [
    () => moving(sales, lead.id, 'requirements', 'development', true),
  ]);
  expect(errors?.[0]).toMatchObject({
    message: "Someone else has already moved the lead of Tram Museum: it's now lost",
    extensions: { code: 'CONFLICT' },
  });
});

test('moving to the current phase, or moving an unknown deal, is rejected', async () => {
  const { id } = await app.make.project({ status: 'testing' });
  const same = (await moving(sales, id, 'testing', 'testing')).errors?.[0]?.extensions;
  expect(same).toMatchObject({ code: 'BAD_USER_INPUT', fields: { to: 'Please select another phase' } });
  const nothing = '00000000-0000-7000-8000-000000000000';
  for (const isLead of [true, false]) {
    const { errors } = await moving(sales, nothing, 'requirements', 'testing', isLead);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test("sales and administrators receive every change of a project, and others can't subscribe", async () => {
  const { id } = await app.make.project({ status: 'pending' });
  const [one, two] = await Promise.all(
    [sales, admin].map((who) => subscribeTo(who, 'subscription { pipelineChanged }')),
  );
  await moving(admin, id, 'requirements', 'testing');
  for (const follower of [one, two]) {
    expect((await follower?.next())?.value).toEqual({ data: { pipelineChanged: true } });
    await follower?.socket.dispose();
  }
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  const stranger = await subscribeTo(developer, 'subscription { pipelineChanged }');
  const { value } = await stranger.next().catch((errors: unknown) => ({ value: { errors } }));
  expect(value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  await stranger.socket.dispose();
});
