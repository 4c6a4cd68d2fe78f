import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSchema } from '#schema';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';
import { createSocket, subscribeTo } from '#test/socket';

const secret = 'They have not paid since spring';
const add = 'mutation ($id: ID!, $content: String!) { addTicketNote(id: $id, input: { content: $content }) { id } }';
const notes = `query ($id: ID!) { supportTicket(id: $id) { status waitingSince firstRespondedAt updatedAt
  notes { edges { node { content author { id } } } } messages { edges { node { content } } }
  latestMessages { edges { node { content } } } } }`;
const follow = 'subscription ($ticketId: ID!) { ticketNotes(ticketId: $ticketId) { content } }';

let app: TestApp;
let client: TestUser, developer: TestUser, support: TestUser, stranger: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  client = await app.make.user();
  const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
  [developer, support, stranger] = await Promise.all([
    contractor('developer'),
    contractor('support'),
    contractor('developer'),
  ]);
});
afterAll(() => app.stop());

const as = (user: TestUser) => signInAs(app, user);
async function noteOn(ticket: { id: string }, author = support): Promise<string> {
  const added = await (
    await as(author)
  ).graphql<{ addTicketNote: { id: string } }>(add, { ...ticket, content: secret });
  expect(added.errors).toBeUndefined();
  return added.data.addTicketNote.id;
}

test('the team of a ticket reads a note, which is no message and changes neither status nor turn', async () => {
  const project = await app.make.project({ client, developer });
  const ticket = await app.make.ticket({ client, project });
  const asDeveloper = await as(developer);
  const read = async () => (await asDeveloper.graphql<{ supportTicket: object }>(notes, ticket)).data.supportTicket;
  const before = await read();
  await noteOn(ticket);
  expect(await read()).toEqual({
    ...before,
    notes: { edges: [{ node: { content: secret, author: { id: support.id } } }] },
  });
});

test('the team follows notes live; a client and a stranger cannot', async () => {
  const ticket = await app.make.ticket({ client });
  const desk = await subscribeTo(await as(support), follow, { ticketId: ticket.id });
  await noteOn(ticket);
  expect((await desk.next()).value).toEqual({ data: { ticketNotes: { content: secret } } });
  await desk.stop();
  for (const [user, code] of [
    [client, 'FORBIDDEN'],
    [stranger, 'NOT_FOUND'],
  ] as const) {
    const socket = createSocket(await as(user));
    const first = socket.iterate({ query: follow, variables: { ticketId: ticket.id } }).next();
    expect((await first).value).toMatchObject({ errors: [{ extensions: { code } }] });
    await socket.dispose();
  }
});

test('a client finds a note by no way: not in the ticket, its messages, lists, nodes, searches, activity or REST', async () => {
  const project = await app.make.project({ client });
  const ticket = await app.make.ticket({ client, project });
  const asClient = await as(client);
  await (
    await as(support)
  ).graphql('mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "Hello" }) { id } }', ticket);
  const noteId = await noteOn(ticket);
  const answers = await Promise.all([
    asClient.graphql(notes, ticket),
    asClient.graphql('query ($id: ID!) { node(id: $id) { ... on TicketNote { content } } }', { id: noteId }),
    asClient.graphql(
      'query ($id: ID!) { node(id: $id) { ... on SupportTicket { notes { edges { node { id } } } } } }',
      ticket,
    ),
    asClient.graphql('{ supportTickets { edges { node { title notes { edges { node { content } } } } } } }'),
    asClient.graphql('{ supportTickets(filter: { search: "paid spring" }) { edges { node { id } } } }'),
    asClient.graphql('{ activity { edges { node { description } } } actionItems { title detail } }'),
    asClient.send('GET', '/api/support-tickets'),
    asClient.send('GET', '/api/activity'),
  ]);
  const text = JSON.stringify(answers);
  expect(text).not.toContain('paid');
  expect(text).not.toContain(noteId);
  expect(text).toContain('Hello');
  expect((await asClient.graphql(add, { ...ticket, content: 'Mine' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('no event, mail or activity tells anyone outside the team of a note', async () => {
  const ticket = await app.make.ticket({ client });
  const asClient = await as(client);
  const topics = ['supportTicketChanged { id }', 'activityAdded { description }'];
  const messages = await subscribeTo(
    asClient,
    'subscription ($ticketId: ID!) { ticketMessages(ticketId: $ticketId) { content } }',
    { ticketId: ticket.id },
  );
  const others = await Promise.all(topics.map((topic) => subscribeTo(asClient, `subscription { ${topic} }`)));
  const before = await waitForAllMails(app, client.email);
  await noteOn(ticket);
  expect(await waitForAllMails(app, client.email)).toHaveLength(before.length);
  // Events arrive in order: the first of each is of the message after the note.
  await asClient.graphql('mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "Hi" }) { id } }', ticket);
  expect((await messages.next()).value).toEqual({ data: { ticketMessages: { content: 'Hi' } } });
  const firsts = await Promise.all(others.map(({ next }) => next()));
  expect(JSON.stringify(firsts)).toContain('answered by the client');
  expect(JSON.stringify(firsts)).not.toContain('paid');
  await Promise.all([messages, ...others].map(({ stop }) => stop()));
});

test('a note can be added to a resolved ticket, but not to one that the author does not see', async () => {
  const resolved = await app.make.ticket({ client, status: 'resolved', assignee: developer });
  expect(await noteOn(resolved, developer)).toEqual(expect.any(String));
  const { errors } = await (await as(stranger)).graphql(add, { ...resolved, content: 'Hello' });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('an empty note is refused', async () => {
  const ticket = await app.make.ticket({ client });
  const { errors } = await (await as(support)).graphql(add, { ...ticket, content: ' ' });
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { content: 'Please enter a note.' } });
});

test('notes are reached through tickets and the two operations of notes only', () => {
  const paths = Object.values(createSchema().getTypeMap()).flatMap((type) =>
    'getFields' in type
      ? Object.values(type.getFields()).flatMap((field) =>
          /^\[?TicketNote(Connection)?!?\]?!?$/.test(String(field.type)) ? [`${type.name}.${field.name}`] : [],
        )
      : [],
  );
  expect(paths.toSorted()).toEqual([
    'Mutation.addTicketNote',
    'Subscription.ticketNotes',
    'SupportTicket.notes',
    'TicketNoteEdge.node',
  ]);
});
