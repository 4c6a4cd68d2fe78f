import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { queueBehindLock } from '#test/queue-behind-lock';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';

const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }';
const accept = 'mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { status project { id } } }';
const decline = 'mutation ($id: ID!) { declineClientStoreRequest(id: $id) { status } }';
const update = 'mutation ($id: ID!, $input: UpdateLeadInput!) { updateLead(id: $id, input: $input) { status } }';

let app: TestApp;
let db: pg.Pool;
let developer: TestClient, sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  db = new pg.Pool({ connectionString: app.databaseUrl, max: 3 });
  developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const input = { name: 'Chat', url: 'https://chat.example/hooks', events: ['lead.changed', 'project.changed'] };
  const { errors } = await admin.graphql(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }',
    { input },
  );
  expect(errors).toBeUndefined();
});
afterAll(async () => {
  await db.end();
  await app.stop();
});

async function readRow(table: string, { id }: { id: string }): Promise<Record<string, unknown>> {
  const { rows } = await db.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id]);
  const { updated_at: _, ...row } = rows[0] ?? {};
  return row;
}
/** The webhooks about a thing that wait, or were sent. */
const getEvents = async ({ id }: { id: string }) => {
  const { rows } = await db.query<{ event_type: string; held: boolean }>(
    `select event_type, next_attempt_at > created_at + interval '10 seconds' as held
       from webhook_deliveries where payload::jsonb #>> '{data,id}' = $1`,
    [id],
  );
  return rows;
};
const countJobs = async () =>
  (await db.query("select 1 from graphile_worker._private_jobs where key like 'webhook delivery %'")).rowCount;

test('an accepted request is free again, its project is gone, and its webhook is not sent', async () => {
  const request = await app.make.clientStoreRequest({ name: 'Anna' });
  const before = await readRow('client_store_requests', request);
  const jobs = await countJobs();
  const { data } = await developer.graphql<{ acceptClientStoreRequest: { project: { id: string } } }>(accept, request);
  const { project } = data.acceptClientStoreRequest;
  expect(await getEvents(project)).toEqual([{ event_type: 'project.changed', held: true }]);
  const { next, stop } = await subscribeTo(sales, 'subscription { clientStoreChanged { id status viewerCanAccept } }');
  expect((await developer.graphql(undo, request)).data).toEqual({ undoChange: { id: request.id } });
  expect(await readRow('client_store_requests', request)).toEqual(before);
  expect(await readRow('projects', project)).toEqual({});
  expect(await getEvents(project)).toEqual([]);
  expect(await countJobs()).toBe(jobs);
  expect((await next()).value).toEqual({
    data: { clientStoreChanged: { id: request.id, status: 'new', viewerCanAccept: true } },
  });
  await stop();
  expect((await sales.graphql(accept, request)).errors).toBeUndefined();
});

test("the client's project is gone from their open screen, and the team learns that the other requests are back", async () => {
  const owner = await app.make.user();
  const stranger = await app.make.user();
  const [client, other] = await Promise.all([signInAs(app, owner), signInAs(app, stranger)]);
  const [enquiry, merged] = [await app.make.enquiry(), await app.make.enquiry()];
  await db.query('update enquiries set merged_into_id = $1 where id = $2', [enquiry.id, merged.id]);
  await app.make.lead({ enquiry: enquiry.id });
  const request = await app.make.clientStoreRequest({ name: 'Anna', email: owner.email, enquiry: enquiry.id });
  const sibling = await app.make.clientStoreRequest({ name: 'Anna', enquiry: merged.id });
  const query = 'subscription { projectRemoved }';
  const followers = await Promise.all([client, developer, other].map((who) => subscribeTo(who, query)));
  const { data } = await developer.graphql<{ acceptClientStoreRequest: { project: { id: string } } }>(accept, request);
  const { project } = data.acceptClientStoreRequest;
  expect((await client.graphql('{ projects(first: 1) { edges { node { id } } } }')).data).toEqual({
    projects: { edges: [{ node: { id: project.id } }] },
  });
  expect((await developer.graphql(undo, request)).errors).toBeUndefined();
  const [own, developers, others] = followers;
  expect((await own?.next())?.value).toEqual({ data: { projectRemoved: project.id } });
  expect((await developers?.next())?.value).toEqual({ data: { projectRemoved: project.id } });
  // The first event of another client is about their own project.
  const theirs = await app.make.clientStoreRequest({ email: stranger.email });
  const second = await developer.graphql<typeof data>(accept, theirs);
  await developer.graphql(undo, theirs);
  expect((await others?.next())?.value).toEqual({
    data: { projectRemoved: second.data.acceptClientStoreRequest.project.id },
  });
  await Promise.all(followers.map(({ stop }) => stop()));
  const { rows } = await db.query<{ description: string }>(
    'select description from activity where client_store_request_id = $1 order by id',
    [sibling.id],
  );
  expect(rows.map(({ description }) => description)).toEqual([
    'Client Store: another request from Anna was accepted, so this one was declined',
    'Client Store: accepting another request from Anna was undone, so this one is new again',
  ]);
});

test('accepting is not undone once something else belongs to the project', async () => {
  const request = await app.make.clientStoreRequest();
  const { data } = await developer.graphql<{ acceptClientStoreRequest: { project: { id: string; title: string } } }>(
    accept,
    request,
  );
  const { project } = data.acceptClientStoreRequest;
  await app.make.ticket({ project });
  expect((await developer.graphql(undo, request)).errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  expect(await readRow('client_store_requests', request)).toMatchObject({ status: 'accepted', project_id: project.id });
  expect(await getEvents(project)).toHaveLength(1);
});

test('a ticket that moves to the project while accepting is undone does not disappear with it', async () => {
  const request = await app.make.clientStoreRequest();
  const { data } = await developer.graphql<{ acceptClientStoreRequest: { project: { id: string } } }>(accept, request);
  const { project } = data.acceptClientStoreRequest;
  const ticket = await app.make.ticket();
  const move = {
    databaseUrl: app.databaseUrl,
    sql: 'update support_tickets set project_id = $1 where id = $2',
    values: [project.id, ticket.id],
  };
  const [{ errors }] = await queueBehindLock(move, [() => developer.graphql(undo, request)]);
  expect(errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  expect(await readRow('support_tickets', ticket)).toMatchObject({ project_id: project.id });
});

test('a declined request is what it was, and the activity has both', async () => {
  const request = await app.make.clientStoreRequest({ name: 'Berit' });
  const before = await readRow('client_store_requests', request);
  await developer.graphql(decline, request);
  await developer.graphql(undo, request);
  expect(await readRow('client_store_requests', request)).toEqual(before);
  const { rows } = await db.query<{ description: string }>(
    'select description from activity where client_store_request_id = $1 order by id',
    [request.id],
  );
  expect(rows.map(({ description }) => description)).toEqual([
    'Client Store: the request from Berit was declined',
    'Client Store: declining the request from Berit was undone',
  ]);
});

test.each([
  ['accepting', { accept: true }],
  ['declining', {}],
  ['losing', { lose: true }],
])(
  'undone, %s leaves lead, enquiries and request exactly as they were',
  async (_, { accept: isAccepted, lose }: { accept?: boolean; lose?: boolean }) => {
    const enquiry = await app.make.enquiry();
    // Enquiries of leads that were merged are answered with it.
    const merged = await app.make.enquiry();
    await db.query('update enquiries set merged_into_id = $1 where id = $2', [enquiry.id, merged.id]);
    const lead = await app.make.lead({ enquiry: enquiry.id });
    const request = await app.make.clientStoreRequest({ enquiry: enquiry.id });
    const read = async () => ({
      lead: await readRow('leads', lead),
      enquiries: [await readRow('enquiries', enquiry), await readRow('enquiries', merged)],
      request: await readRow('client_store_requests', request),
    });
    const before = await read();
    const [who, subject] = lose ? [sales, lead] : [developer, request];
    const changed = lose
      ? await sales.graphql(update, { id: lead.id, input: { status: 'lost' } })
      : await developer.graphql(isAccepted ? accept : decline, request);
    expect(changed.errors).toBeUndefined();
    const after = await read();
    expect(after.request).not.toEqual(before.request);
    if (isAccepted || lose) for (const each of after.enquiries) expect(each.answered_at).not.toBeNull();
    expect((await who.graphql(undo, subject)).errors).toBeUndefined();
    expect(await read()).toEqual(before);
  },
);

test("a colleague's email to a lead that was just lost stays an answer: losing it is not undone", async () => {
  const enquiry = await app.make.enquiry();
  const lead = await app.make.lead({ enquiry: enquiry.id });
  await sales.graphql(update, { id: lead.id, input: { status: 'lost' } });
  const colleague = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  const sent = await colleague.graphql(
    'mutation ($id: ID!) { emailLead(id: $id, input: { subject: "Sorry", message: "Is it the price?" }) { status } }',
    lead,
  );
  expect(sent.errors).toBeUndefined();
  expect((await sales.graphql(undo, lead)).errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  expect(await readRow('leads', lead)).toMatchObject({ status: 'lost' });
  expect(await readRow('enquiries', enquiry)).toMatchObject({ answered_at: expect.any(Date) });
});

test.each(['lost', 'contacted'])(
  "a lead that was %s by mistake is new again, with its enquiry's clock, and its webhook is not sent",
  async (status) => {
    const enquiry = await app.make.enquiry();
    const lead = await app.make.lead({ enquiry: enquiry.id });
    const before = [await readRow('leads', lead), await readRow('enquiries', enquiry)];
    expect((await sales.graphql(update, { id: lead.id, input: { status } })).errors).toBeUndefined();
    expect(await getEvents(lead)).toEqual([{ event_type: 'lead.changed', held: true }]);
    expect(await readRow('enquiries', enquiry)).not.toEqual(before[1]);
    expect((await sales.graphql(undo, lead)).data).toEqual({ undoChange: { id: lead.id } });
    expect([await readRow('leads', lead), await readRow('enquiries', enquiry)]).toEqual(before);
    expect(await getEvents(lead)).toEqual([]);
  },
);

test.each([
  ['the same status', { status: 'new' }],
  ['lost together with notes', { status: 'lost', notes: 'No budget' }],
])('%s is not held, and has nothing to undo', async (_, input) => {
  const lead = await app.make.lead();
  await sales.graphql(update, { id: lead.id, input });
  expect(await getEvents(lead)).toEqual([{ event_type: 'lead.changed', held: false }]);
  expect((await sales.graphql(undo, lead)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
