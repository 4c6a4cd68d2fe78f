import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { subscribeTo, createSocket } from '#test/socket';

const list = '{ supportTickets { edges { node { id } } } }';
const one = `query ($id: ID!) { supportTicket(id: $id) {
  status viewerCanReply viewerCanResolve assignee { id } messages { edges { node { content fromTeam author { id } } } } } }`;
const open =
  'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id status priority project { title } } }';
const reply =
  'mutation ($id: ID!, $input: ReplyToTicketInput!) { replyToTicket(id: $id, input: $input) { content ticket { status } } }';
const resolve = 'mutation ($id: ID!) { resolveTicket(id: $id) { status viewerCanReply viewerCanResolve } }';
const subscription =
  'subscription ($ticketId: ID!) { ticketMessages(ticketId: $ticketId) { content fromTeam author { firstName } } }';

let app: TestApp;
let client: TestUser, developer: TestUser, support: TestUser, sales: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
  [client, developer, support, sales, admin] = await Promise.all([
    app.make.user(),
    contractor('developer'),
    contractor('support'),
    contractor('sales'),
    app.make.user({ role: 'admin' }),
  ]);
});
afterAll(() => app.stop());

const seenBy = async (user: TestUser) => {
  const { data } = await (
    await signInAs(app, user)
  ).graphql<{ supportTickets: { edges: Array<{ node: { id: string } }> } }>(list);
  return data.supportTickets.edges.map(({ node }) => node.id);
};
const getCode = async (user: TestUser, document: string, variables: object) =>
  (await (await signInAs(app, user)).graphql(document, variables)).errors?.[0]?.extensions.code;
const say = async (user: TestUser, id: string, content: string) =>
  (await signInAs(app, user)).graphql(reply, { id, input: { content } });

test('a client sees their own tickets, the team those of its projects, support all unresolved ones', async () => {
  const project = await app.make.project({ client, developer });
  const mine = await app.make.ticket({ client, project });
  const foreign = await app.make.ticket();
  const resolved = await app.make.ticket({ status: 'resolved' });
  const assigned = await app.make.ticket({ status: 'resolved', assignee: support });
  expect(await seenBy(client)).toEqual([mine.id]);
  expect(await seenBy(developer)).toEqual([mine.id]);
  expect(await seenBy(sales)).toEqual([]);
  expect(await seenBy(support)).toEqual([assigned.id, foreign.id, mine.id]);
  expect(await seenBy(admin)).toEqual([assigned.id, resolved.id, foreign.id, mine.id]);
});

test('a list can be limited to resolved or unresolved tickets', async () => {
  const owner = await app.make.user();
  const unresolved = await app.make.ticket({ client: owner });
  const done = await app.make.ticket({ client: owner, status: 'resolved' });
  const getIds = async (resolved: boolean | null) => {
    const query =
      'query ($resolved: Boolean) { supportTickets(filter: { resolved: $resolved }) { edges { node { id } } } }';
    const { data } = await (
      await signInAs(app, owner)
    ).graphql<{ supportTickets: { edges: Array<{ node: { id: string } }> } }>(query, { resolved });
    return data.supportTickets.edges.map(({ node }) => node.id);
  };
  expect(await getIds(true)).toEqual([done.id]);
  expect(await getIds(false)).toEqual([unresolved.id]);
  expect(await getIds(null)).toEqual([done.id, unresolved.id]);
});

test("a list can be limited to a project's tickets, which only those who see them get", async () => {
  const project = await app.make.project({ client, developer });
  const ticket = await app.make.ticket({ client, project });
  await app.make.ticket({ client, project, status: 'resolved' });
  const read = async (user: TestUser) =>
    (
      await (
        await signInAs(app, user)
      ).graphql<{ supportTickets: { edges: Array<{ node: { id: string } }> } }>(
        'query ($id: ID!) { supportTickets(filter: { projectId: $id, resolved: false }) { edges { node { id } } } }',
        { id: project.id },
      )
    ).data.supportTickets.edges.map(({ node }) => node.id);
  expect(await read(developer)).toEqual([ticket.id]);
  expect(await read(sales)).toEqual([]);
});

test('a conversation is read from its end, page by page', async () => {
  const owner = await app.make.user();
  const ticket = await app.make.ticket({ client: owner });
  for (const content of ['One', 'Two', 'Three']) await say(owner, ticket.id, content);
  const query = `query ($id: ID!, $after: String) { supportTicket(id: $id) {
    last: latestMessages(first: 1) { edges { node { content } } }
    latestMessages(first: 2, after: $after) { edges { node { content } } pageInfo { hasNextPage endCursor } } } }`;
  const page = async (after?: string) =>
    (
      await (
        await signInAs(app, owner)
      ).graphql<{ supportTicket: { latestMessages: { pageInfo: { endCursor: string } } } }>(query, { ...ticket, after })
    ).data.supportTicket;
  const first = await page();
  expect(first).toMatchObject({
    last: { edges: [{ node: { content: 'Three' } }] },
    latestMessages: { edges: [{ node: { content: 'Three' } }, { node: { content: 'Two' } }] },
  });
  expect(await page(first.latestMessages.pageInfo.endCursor)).toMatchObject({
    latestMessages: { edges: [{ node: { content: 'One' } }], pageInfo: { hasNextPage: false } },
  });
});

test("a ticket goes from open via the team's first reply to resolved, and the project's activity shows it", async () => {
  const owner = await app.make.user();
  const project = await app.make.project({ client: owner, developer, title: 'Harbour' });
  const asOwner = await signInAs(app, owner);
  const opened = await asOwner.graphql<{ openTicket: { id: string } }>(open, {
    input: { title: ' Login fails ', description: 'Since noon', projectId: project.id },
  });
  expect(opened.data).toMatchObject({
    openTicket: { status: 'open', priority: 'medium', project: { title: 'Harbour' } },
  });
  const { id } = opened.data.openTicket;

  expect(await say(owner, id, 'Anyone there?')).toMatchObject({
    data: { replyToTicket: { ticket: { status: 'open' } } },
  });
  expect(await say(developer, id, ' We look at it ')).toMatchObject({
    data: { replyToTicket: { content: 'We look at it', ticket: { status: 'in_progress' } } },
  });
  expect(await asOwner.graphql(one, { id })).toMatchObject({
    data: {
      supportTicket: {
        status: 'in_progress',
        assignee: { id: developer.id },
        viewerCanReply: true,
        viewerCanResolve: false,
        messages: {
          edges: [
            { node: { content: 'Anyone there?', fromTeam: false, author: { id: owner.id } } },
            { node: { content: 'We look at it', fromTeam: true, author: { id: developer.id } } },
          ],
        },
      },
    },
  });
  const closed = { data: { resolveTicket: { status: 'resolved', viewerCanReply: false, viewerCanResolve: false } } };
  const asDeveloper = await signInAs(app, developer);
  expect(await asDeveloper.graphql(resolve, { id })).toMatchObject(closed);
  expect(await asDeveloper.graphql(resolve, { id })).toMatchObject(closed);
  expect((await say(developer, id, 'Thanks')).errors?.[0]?.extensions.code).toBe('CONFLICT');

  const activity = await asOwner.list<{ description: string }>('/api/activity');
  expect(activity.map(({ description }) => description)).toEqual([
    'Harbour: ticket “Login fails” resolved',
    'Harbour: ticket “Login fails” answered by the team',
    'Harbour: ticket “Login fails” answered by the client',
    'Harbour: ticket “Login fails” opened',
  ]);
});

test('an assigned open ticket stays with its assignee when someone else on the team replies', async () => {
  const ticket = await app.make.ticket({ client, assignee: developer });
  expect(await say(support, ticket.id, 'I can help')).toMatchObject({
    data: { replyToTicket: { ticket: { status: 'in_progress' } } },
  });
  expect(await (await signInAs(app, client)).graphql(one, ticket)).toMatchObject({
    data: { supportTicket: { assignee: { id: developer.id } } },
  });
});

test('events of a ticket without a project are in the activity of those who see the ticket', async () => {
  const [owner, stranger] = [await app.make.user(), await app.make.user()];
  const { data } = await (
    await signInAs(app, owner)
  ).graphql<{ openTicket: { id: string } }>(open, { input: { title: 'Invoice', description: 'It is missing' } });
  await (await signInAs(app, support)).graphql(resolve, data.openTicket);
  const findEntries = async (user: TestUser) =>
    (await (await signInAs(app, user)).send<Array<{ description: string }>>('GET', '/api/activity')).body
      .map(({ description }) => description)
      .filter((description) => description.includes('Invoice'));
  const both = ['Ticket “Invoice” resolved', 'Ticket “Invoice” opened'];
  expect(await findEntries(owner)).toEqual(both);
  expect(await findEntries(admin)).toEqual(both);
  expect(await findEntries(stranger)).toEqual([]);
  expect(await findEntries(sales)).toEqual([]);
});

test("resolving someone else's ticket returns it, though support no longer sees it", async () => {
  const ticket = await app.make.ticket({ assignee: developer });
  const asSupport = await signInAs(app, support);
  expect(await asSupport.graphql(resolve, ticket)).toMatchObject({ data: { resolveTicket: { status: 'resolved' } } });
  expect(await asSupport.graphql(one, ticket)).toMatchObject({ data: { supportTicket: null } });
});

test('an invisible ticket or project is not found', async () => {
  const foreign = await app.make.ticket();
  const project = await app.make.project();
  for (const user of [client, sales]) {
    expect(await getCode(user, reply, { ...foreign, input: { content: 'Hello' } })).toBe('NOT_FOUND');
    expect(await (await signInAs(app, user)).graphql(one, foreign)).toMatchObject({ data: { supportTicket: null } });
  }
  expect(await getCode(sales, resolve, foreign)).toBe('NOT_FOUND');
  expect(await getCode(client, resolve, foreign)).toBe('FORBIDDEN');
  const input = { title: 'a', description: 'b', projectId: project.id };
  expect(await getCode(client, open, { input })).toBe('NOT_FOUND');
  expect(await getCode(client, resolve, { id: 'nonsense' })).toBe('FORBIDDEN');
  expect(await getCode(support, resolve, { id: 'nonsense' })).toBe('MALFORMED_REQUEST');
});

test.each([
  [{}, { title: 'Title is required', description: 'Description is required' }],
  [
    { title: ' ', description: 'x'.repeat(5001) },
    { title: 'Title is required', description: 'Please keep this to 5000 characters' },
  ],
  [{ title: 'a\0b', description: 'b' }, { title: 'Please remove the invisible characters' }],
  [{ title: 'a', description: 'b', projectId: 'c' }, { projectId: 'Please select a project' }],
])('an invalid ticket is refused: %#', async (input, fields) => {
  const { errors } = await (await signInAs(app, client)).graphql(open, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('messages reach both sides live, and no one gets those of another ticket', async () => {
  const owner = await app.make.user({ firstName: 'Clara' });
  const [ticket, other] = [await app.make.ticket({ client: owner }), await app.make.ticket({ client: owner })];
  const [mine, theirs] = await Promise.all([
    subscribeTo(await signInAs(app, owner), subscription, { ticketId: ticket.id }),
    subscribeTo(await signInAs(app, support), subscription, { ticketId: ticket.id }),
  ]);
  await say(owner, other.id, 'Elsewhere');
  await say(owner, ticket.id, 'Hello?');
  const hello = { ticketMessages: { content: 'Hello?', fromTeam: false, author: { firstName: 'Clara' } } };
  expect((await mine.next()).value).toEqual({ data: hello });
  expect((await theirs.next()).value).toEqual({ data: hello });
  await Promise.all([mine.socket.dispose(), theirs.socket.dispose()]);
});

test("a ticket can't be followed without access to it", async () => {
  const { id } = await app.make.ticket();
  for (const [user, ticketId, code] of [
    [client, id, 'NOT_FOUND'],
    [sales, id, 'NOT_FOUND'],
    [admin, 'nonsense', 'MALFORMED_REQUEST'],
  ] as const) {
    const socket = createSocket(await signInAs(app, user));
    const first = socket.iterate({ query: subscription, variables: { ticketId } }).next();
    expect((await first).value).toMatchObject({ errors: [{ extensions: { code } }] });
    await socket.dispose();
  }
});

test('REST returns the same tickets as a plain array', async () => {
  const owner = await app.make.user({ firstName: 'Otto' });
  const { id } = await app.make.ticket({ client: owner, title: 'Printer' });
  const { status, body } = await (await signInAs(app, owner)).send('GET', '/api/support-tickets');
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({
      id,
      title: 'Printer',
      status: 'open',
      priority: 'medium',
      project: null,
      client: { id: owner.id, firstName: 'Otto', lastName: 'Last', email: owner.email },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    }),
  ]);
});
