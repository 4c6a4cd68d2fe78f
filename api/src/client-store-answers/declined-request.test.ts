import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EnquiryWorld } from '#test/enquiry-world';
import { subscribeTo } from '#test/socket';

const world = new EnquiryWorld();
const { makeEnquiry, readState, contact, accept, decline, move, win } = world;
beforeAll(world.start);
afterAll(world.stop);

test('a contractor who declines a request leaves its lead to world.sales, who read it in the contact log, live', async () => {
  const enquiry = await makeEnquiry();
  const events = await subscribeTo(
    world.sales,
    'subscription { leadChanged { id log { edges { node { kind text } } } } }',
  );
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
  expect((await world.developer.graphql(undo, { id: enquiry.request })).errors).toBeUndefined();
  const { data } = await world.sales.graphql('query ($id: ID!) { lead(id: $id) { log { edges { node { text } } } } }', {
    id: enquiry.lead,
  });
  expect(data).toEqual({ lead: { log: { edges: [] } } });
  await move(enquiry, 'lost');
  await move(enquiry, 'contacted');
  expect(await readState(enquiry)).toMatchObject({ lead: 'contacted', request: 'contacted' });
});
