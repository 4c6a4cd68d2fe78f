import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createProvenVisitor } from '#test/calls';
import { type Enquiry, EnquiryWorld } from '#test/enquiry-world';
import { queueBehindLock } from '#test/queue-behind-lock';
import { subscribeTo } from '#test/socket';

const world = new EnquiryWorld();
const { makeEnquiry, readState, contact, accept, move, win, merge, lockEnquiry } = world;
beforeAll(world.start);
afterAll(world.stop);

test('a contractor who contacts the requester answers the lead: its clock stops, and sales reads the message', async () => {
  const enquiry = await makeEnquiry();
  const events = await subscribeTo(world.sales, 'subscription { leadChanged { id status } }');
  expect((await contact(enquiry)).errors).toBeUndefined();
  expect((await events.next()).value).toEqual({ data: { leadChanged: { id: enquiry.lead, status: 'contacted' } } });
  await events.stop();
  expect(await readState(enquiry)).toMatchObject({ lead: 'contacted', request: 'contacted', answered: true });
  const { data } = await world.sales.graphql(
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

test('a lead that sales moves on is contacted in the hub, live and in its activity', async () => {
  const enquiry = await makeEnquiry();
  const events = await subscribeTo(world.developer, 'subscription { clientStoreChanged { id status } }');
  await move(enquiry, 'qualified');
  expect((await events.next()).value).toEqual({
    data: { clientStoreChanged: { id: enquiry.request, status: 'contacted' } },
  });
  await events.stop();
  const { data } = await world.developer.graphql('{ activity(first: 1) { edges { node { description } } } }');
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
  const { rows } = await world.database.query<{ status: string }>(
    'select status from client_store_requests where id = $1',
    [merged.request],
  );
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
  expect((await world.developer.graphql(undo, { id: merged.request })).errors).toBeUndefined();
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
  const undo = () => world.sales.graphql('mutation ($id: ID!) { undoChange(id: $id) { id } }', { id: kept.lead });
  const listActivity = async () =>
    (
      await world.database.query<{ description: string }>(
        'select description from activity where client_store_request_id = any($1) order by id',
        [[kept.request, merged.request]],
      )
    ).rows.map(({ description }) => description);
  await world.database.query("update client_store_requests set status = 'declined', name = 'Otto' where id = $1", [
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
  await world.database.query("update undoable_changes set kind = 'lead_lost' where subject_id = $1", [kept.lead]);
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
    databaseUrl: world.app.databaseUrl,
    sql: 'with moved as (delete from leads where id = $3) update enquiries set merged_into_id = $1 where id = $2',
    values: [kept.id, merged.id, merged.lead],
  };
  const [reply] = await queueBehindLock(lock, [() => accept(merged)]);
  expect(reply.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await accept(merged)).errors).toBeUndefined();
  expect(await readMerged(kept, merged)).toMatchObject({ lead: 'won', request: 'declined', merged: 'accepted' });
});

test('fifty moves of one enquiry from both sides never wait for each other in a circle', async () => {
  const enquiry = await makeEnquiry('new', await createProvenVisitor(world.app));
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
  const { rows } = await world.database.query<{ lead: string; request: string }>(
    `select l.status as lead, r.status as request from leads l join enquiries e on l.enquiry_id in (e.id, e.merged_into_id)
       join client_store_requests r on r.enquiry_id = e.id where l.id = $1`,
    [enquiry.lead],
  );
  expect(rows.length).toBeGreaterThan(1);
  const isOver = rows.some(({ lead, request }) => lead === 'lost' || request === 'accepted');
  expect(rows.some(({ request }) => request === 'new' || request === 'contacted')).toBe(!isOver);
});
