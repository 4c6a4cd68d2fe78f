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
const merge = (kept: Enquiry, other: Enquiry) =>
  sales.graphql('mutation ($id: ID!, $input: MergeLeadsInput!) { mergeLeads(id: $id, input: $input) { id } }', {
    id: kept.lead,
    input: { otherId: other.lead },
  });
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

test('a contractor who declines a request leaves its lead to sales, who read it in the contact log, live', async () => {
  const enquiry = await makeEnquiry();
  const events = await subscribeTo(sales, 'subscription { leadChanged { id log { edges { node { kind text } } } } }');
  await decline(enquiry);
  const text = 'Declined in the Client Store: no contractor takes it. The lead stays with sales.';
  expect((await events.next()).value).toEqual({
    data: { leadChanged: { id: enquiry.lead, log: { edges: [{ node: { kind: 'note', text } }] } } },
  });
  await events.stop();
  expect(await readState(enquiry)).toMatchObject({ lead: 'new', request: 'declined', answered: false });
  await move(enquiry, 'contacted');
  expect(await readState(enquiry)).toMatchObject({ lead: 'contacted', request: 'declined', answered: true });
});

test('what the hub declined stays declined there while sales contacts, loses and reopens its lead, until sales wins it', async () => {
  const enquiry = await makeEnquiry();
  await decline(enquiry);
  for (const status of ['lost', 'contacted', 'proposal']) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await move(enquiry, status);
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    expect(await readState(enquiry)).toMatchObject({ lead: status, request: 'declined' });
  }
  for (const answer of [contact, accept, decline])
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    expect((await answer(enquiry)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await win(enquiry)).errors).toBeUndefined();
  expect(await readState(enquiry)).toMatchObject({ lead: 'won', request: 'accepted', projects: 1 });
});

test('what sales lost and reopens can be contacted and accepted in the hub again', async () => {
  const enquiry = await makeEnquiry();
  await move(enquiry, 'lost');
  expect((await contact(enquiry)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await move(enquiry, 'contacted');
  expect((await contact(enquiry)).errors).toBeUndefined();
  expect((await accept(enquiry)).errors).toBeUndefined();
  expect(await readState(enquiry)).toMatchObject({ lead: 'won', request: 'accepted' });
});

test('declining that is undone leaves nothing in the contact log', async () => {
  const enquiry = await makeEnquiry();
  await decline(enquiry);
  const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }';
  expect((await developer.graphql(undo, { id: enquiry.request })).errors).toBeUndefined();
  const { data } = await sales.graphql('query ($id: ID!) { lead(id: $id) { log { edges { node { text } } } } }', {
    id: enquiry.lead,
  });
  expect(data).toEqual({ lead: { log: { edges: [] } } });
  await move(enquiry, 'lost');
  await move(enquiry, 'contacted');
  expect(await readState(enquiry)).toMatchObject({ lead: 'contacted', request: 'contacted' });
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

/** Two enquiries of one visitor, whose leads sales has merged: the first is kept. */
async function makeMerged(): Promise<[Enquiry, Enquiry]> {
  const [kept, merged] = [await makeEnquiry(), await makeEnquiry()];
  expect((await merge(kept, merged)).errors).toBeUndefined();
  return [kept, { ...merged, lead: kept.lead }];
}
async function readMerged(...[kept, merged]: [Enquiry, Enquiry]) {
  const { rows } = await database.query<{ status: string }>('select status from client_store_requests where id = $1', [
    merged.request,
  ]);
  return { ...(await readState(kept)), merged: rows[0]?.status };
}

test('a contractor who accepts the request of a merged enquiry wins the lead, and no one starts a second project', async () => {
  const [kept, merged] = await makeMerged();
  expect((await accept(merged)).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toMatchObject({
    lead: 'won',
    request: 'declined',
    answered: true,
    merged: 'accepted',
  });
  expect((await win(kept)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await accept(kept)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }';
  expect((await developer.graphql(undo, { id: merged.request })).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toMatchObject({ lead: 'new', request: 'new', answered: false, merged: 'new' });
});

test('a contractor who contacts the requester of a merged enquiry answers the lead and both requests', async () => {
  const [kept, merged] = await makeMerged();
  expect((await contact(merged)).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toMatchObject({
    lead: 'contacted',
    request: 'contacted',
    answered: true,
    merged: 'contacted',
  });
});

test('a lead that sales moves and moves back by undo says both in the activity, for the requests that were moved', async () => {
  const [kept, merged] = await makeMerged();
  const undo = () => sales.graphql('mutation ($id: ID!) { undoChange(id: $id) { id } }', { id: kept.lead });
  const listActivity = async () =>
    (
      await database.query<{ description: string }>(
        'select description from activity where client_store_request_id = any($1) order by id',
        [[kept.request, merged.request]],
      )
    ).rows.map(({ description }) => description);
  await database.query("update client_store_requests set status = 'declined', name = 'Otto' where id = $1", [
    merged.request,
  ]);
  const before = await readMerged(kept, merged);
  expect((await move(kept, 'lost')).errors).toBeUndefined();
  expect((await undo()).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toEqual(before);
  expect(await listActivity()).toEqual([
    'Client Store: sales lost the lead of Helga, so the request was declined',
    'Client Store: moving the lead of Helga was undone, so the request is new again',
  ]);
  // As a server of the previous version has held it.
  expect((await move(kept, 'lost')).errors).toBeUndefined();
  await database.query("update undoable_changes set kind = 'lead_lost' where subject_id = $1", [kept.lead]);
  expect((await undo()).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toEqual(before);
});

test('a merged lead that sales wins or loses takes both requests out of the hub', async () => {
  const [kept, merged] = await makeMerged();
  await move(kept, 'proposal');
  expect(await readMerged(kept, merged)).toMatchObject({ request: 'contacted', merged: 'contacted' });
  await move(kept, 'lost');
  expect(await readMerged(kept, merged)).toMatchObject({ request: 'declined', merged: 'declined' });
  await move(kept, 'proposal');
  expect(await readMerged(kept, merged)).toMatchObject({ request: 'contacted', merged: 'contacted' });
  expect((await win(kept)).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toMatchObject({ lead: 'won', request: 'accepted', merged: 'declined' });
});

test('a merge declines the other request if one lead is lost, or has its project', async () => {
  const [lost, open] = [await makeEnquiry(), await makeEnquiry()];
  await move(lost, 'lost');
  await merge(lost, open);
  expect(await readMerged(open, lost)).toMatchObject({ lead: 'lost', request: 'declined', merged: 'declined' });
  const [fresh, won] = [await makeEnquiry(), await makeEnquiry()];
  await accept(won);
  await merge(fresh, won);
  expect(await readMerged(fresh, won)).toMatchObject({ request: 'declined', merged: 'accepted' });
});

test('a request whose lead is being merged is claimed after that, by the lead that is kept', async () => {
  const [kept, merged] = [await makeEnquiry(), await makeEnquiry()];
  const lock = {
    databaseUrl: app.databaseUrl,
    sql: 'with moved as (delete from leads where id = $3) update enquiries set merged_into_id = $1 where id = $2',
    values: [kept.id, merged.id, merged.lead],
  };
  const [reply] = await queueBehindLock(lock, [() => accept(merged)]);
  expect(reply.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await accept(merged)).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toMatchObject({ lead: 'won', request: 'declined', merged: 'accepted' });
});

test('fifty moves of one enquiry from both sides never wait for each other in a circle', async () => {
  const enquiry = await makeEnquiry('new', await createProvenVisitor(app));
  const duplicates = await Promise.all(Array.from({ length: 3 }, () => makeEnquiry()));
  const statuses = ['contacted', 'lost', 'qualified', 'lost', 'proposal'];
  const moves = Array.from({ length: 41 }, (_, n) =>
    n % 2 === 0 ? () => contact(enquiry) : () => move(enquiry, statuses[n % statuses.length] ?? 'contacted'),
  );
  const merges = duplicates.flatMap((each) => [
    () => merge(enquiry, each),
    () => accept(each),
    () => move(each, 'lost'),
  ]);
  const replies = await queueBehindLock({ ...lockEnquiry(enquiry), waiting: 2 }, [...merges, ...moves]);
  const codes = new Set(replies.map(({ errors }) => errors?.[0]?.extensions.code));
  const refusals = [undefined, 'CONFLICT', 'CHANGED_MEANWHILE', 'NOT_FOUND'];
  expect([...codes].filter((code) => !refusals.includes(code))).toEqual([]);
  const { rows } = await database.query<{ lead: string; request: string }>(
    `select l.status as lead, r.status as request from leads l join enquiries e on l.enquiry_id in (e.id, e.merged_into_id)
       join client_store_requests r on r.enquiry_id = e.id where l.id = $1`,
    [enquiry.lead],
  );
  expect(rows.length).toBeGreaterThan(1);
  const isOver = rows.some(({ lead, request }) => lead === 'lost' || request === 'accepted');
  expect(rows.some(({ request }) => request === 'new' || request === 'contacted')).toBe(!isOver);
});
