import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { TicketView } from 'rules/tickets';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';

const list = `query ($filter: SupportTicketFilter, $orderBy: SupportTicketOrderBy) {
  supportTickets(filter: $filter, orderBy: $orderBy) { totalCount edges { node { title } } } }`;
const one = '{ status snoozedUntil waitingSince firstRespondedAt assignee { id } }';
const reply = 'mutation ($id: ID!, $content: String!) { replyToTicket(id: $id, input: { content: $content }) { id } }';
const assign = `mutation ($id: ID!, $to: ID) { assignTicket(id: $id, input: { assigneeId: $to }) { id assignee { id } } }`;
const snooze = `mutation ($id: ID!, $until: DateTime) { snoozeTicket(id: $id, input: { until: $until }) ${one} }`;
const assignees = `query ($id: ID!, $search: String) {
  ticketAssignees(ticketId: $id, filter: { search: $search }) { edges { node { id } } } }`;
const changes = 'subscription { supportTicketChanged { id ticket { snoozedUntil } } }';

interface Ticket {
  status: string;
  snoozedUntil: string | null;
  waitingSince: string | null;
  firstRespondedAt: string | null;
  assignee: { id: string } | null;
}
interface Tickets {
  supportTickets: { totalCount: number; edges: Array<{ node: { title: string } }> };
}

let app: TestApp;
let database: pg.Client;
let client: TestUser, developer: TestUser, tester: TestUser, support: TestUser, other: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
  client = await app.make.user({ firstName: 'Clara', lastName: 'Zander' });
  [developer, tester, support, other] = await Promise.all([
    contractor('developer'),
    contractor('tester'),
    contractor('support'),
    contractor('developer'),
  ]);
  admin = await app.make.user({ role: 'admin' });
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const as = (user: TestUser) => signInAs(app, user);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const say = async (user: TestUser, id: string, content: string) => (await as(user)).graphql(reply, { id, content });
async function read(user: TestUser, id: string): Promise<Ticket> {
  const query = `query ($id: ID!) { supportTicket(id: $id) ${one} }`;
  return (await (await as(user)).graphql<{ supportTicket: Ticket }>(query, { id })).data.supportTicket;
}
async function titles(user: TestUser, filter: object, orderBy?: object): Promise<string[]> {
  const { data, errors } = await (await as(user)).graphql<Tickets>(list, { filter, orderBy });
  expect(errors).toBeUndefined();
  const found = data.supportTickets.edges.map(({ node }) => node.title);
  expect(data.supportTickets.totalCount).toBe(found.length);
  return found;
}

test('each view has the tickets of its name, and a snoozed one is in no other', async () => {
  const project = await app.make.project({ client, developer });
  const make = (title: string, more: object = {}) => app.make.ticket({ client, project, title, ...more });
  const mine = await make('Mine', { assignee: support });
  await make('No one has it');
  const waiting = await make('Waits', { assignee: developer });
  const aside = await make('Aside', { assignee: support });
  await make('Done', { status: 'resolved', assignee: support });
  await say(developer, waiting.id, 'Better now?');
  await (await as(support)).graphql(snooze, { ...aside, until: inHours(1) });
  const view = (name: TicketView, user = support) => titles(user, { view: name, projectId: project.id });
  expect(await view('open')).toEqual(['Waits', 'No one has it', 'Mine']);
  expect(await view('mine')).toEqual(['Mine']);
  expect(await view('mine', developer)).toEqual(['Waits']);
  expect(await view('unassigned')).toEqual(['No one has it']);
  expect(await view('waiting_for_client')).toEqual(['Waits']);
  expect(await view('snoozed')).toEqual(['Aside']);
  expect(await view('resolved')).toEqual(['Done']);

  await say(client, waiting.id, 'No, it is worse');
  expect(await view('waiting_for_client')).toEqual([]);
  await say(support, mine.id, 'And this?');
  expect(await view('waiting_for_client')).toEqual(['Mine']);

  // Clients see neither who has put a ticket aside nor whose it is.
  expect(await view('open', client)).toEqual(['Aside', 'Waits', 'No one has it', 'Mine']);
  for (const name of ['mine', 'unassigned', 'waiting_for_client', 'snoozed'] as const)
    expect(await view(name, client)).toEqual([]);
});

test('tickets are found by words of the title, the description and the client, by priority and by project', async () => {
  const owner = await app.make.user({ firstName: 'Quirin', lastName: 'Osei' });
  const project = await app.make.project({ client: owner });
  await app.make.ticket({ client: owner, project, title: 'Anchor lost', priority: 'critical' });
  await app.make.ticket({ client: owner, title: 'Anchor found', priority: 'low' });
  expect(await titles(support, { search: 'anchor' })).toEqual(['Anchor found', 'Anchor lost']);
  expect(await titles(support, { search: 'LOST quirin' })).toEqual(['Anchor lost']);
  expect(await titles(support, { search: 'a ticket of anchor' })).toEqual(['Anchor found', 'Anchor lost']);
  expect(await titles(support, { search: 'anchor', priority: 'low' })).toEqual(['Anchor found']);
  expect(await titles(support, { search: 'anchor', projectId: project.id })).toEqual(['Anchor lost']);
  expect(await titles(support, { search: 'anchor nowhere' })).toEqual([]);
});

test('the most urgent ticket comes first: by priority, then by age', async () => {
  const owner = await app.make.user();
  const make = (title: string, priority: string) => app.make.ticket({ client: owner, title, priority });
  for (const [title, priority] of [
    ['low', 'low'],
    ['old high', 'high'],
    ['critical', 'critical'],
    ['medium', 'medium'],
    ['new high', 'high'],
  ] as const)
    await make(title, priority);
  const order = (direction: string) => titles(owner, {}, { field: 'urgency', direction });
  expect(await order('asc')).toEqual(['critical', 'old high', 'new high', 'medium', 'low']);
  expect(await order('desc')).toEqual(['low', 'medium', 'new high', 'old high', 'critical']);
});

test('the first answer of the team is timed, and whose turn it is', async () => {
  const ticket = await app.make.ticket({ client });
  const opened = await read(support, ticket.id);
  expect(opened).toMatchObject({ firstRespondedAt: null, waitingSince: expect.any(String) });
  await say(client, ticket.id, 'Anyone?');
  expect(await read(support, ticket.id)).toEqual(opened);
  await say(support, ticket.id, 'Here');
  const answered = await read(support, ticket.id);
  expect(answered).toMatchObject({ firstRespondedAt: expect.any(String), waitingSince: null });
  await say(client, ticket.id, 'And now?');
  await say(support, ticket.id, 'Now too');
  expect(await read(support, ticket.id)).toMatchObject({ firstRespondedAt: answered.firstRespondedAt });
});

test("a ticket goes to support, its project's team or an administrator, who is mailed, and the activity says so", async () => {
  const project = await app.make.project({ client, developer, tester, title: 'Pier' });
  const ticket = await app.make.ticket({ client, project, title: 'Rope' });
  const asSupport = await as(support);
  const choices = async (search?: string) =>
    (
      await asSupport.graphql<{ ticketAssignees: { edges: Array<{ node: { id: string } }> } }>(assignees, {
        ...ticket,
        search,
      })
    ).data.ticketAssignees.edges.map(({ node }) => node.id);
  expect(await choices()).toEqual(expect.arrayContaining([support.id, developer.id, tester.id, admin.id]));
  expect(await choices()).not.toEqual(expect.arrayContaining([other.id]));
  expect(await choices()).not.toEqual(expect.arrayContaining([client.id]));
  expect(await choices('no one is called this')).toEqual([]);

  const before = await waitForAllMails(app, developer.email);
  const { data } = await asSupport.graphql(assign, { ...ticket, to: developer.id });
  expect(data).toMatchObject({ assignTicket: { assignee: { id: developer.id } } });
  const mails = await waitForAllMails(app, developer.email);
  expect(mails.slice(before.length).map(({ subject }) => subject)).toEqual(['Assigned: Rope']);
  for (const person of [other, client])
    expect((await asSupport.graphql(assign, { ...ticket, to: person.id })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { assigneeId: 'Please select a member of the team' },
    });
  await asSupport.graphql(assign, { ...ticket, to: null });
  expect((await read(support, ticket.id)).assignee).toBeNull();
  const activity = await (await as(client)).list<{ description: string }>('/api/activity');
  const ofRope = activity.map(({ description }) => description).filter((text) => text.includes('Rope'));
  expect(ofRope).toEqual(['Pier: ticket “Rope” unassigned', expect.stringContaining('ticket “Rope” assigned to ')]);
});

test('a person who loses a ticket with its assignment is notified at once', async () => {
  const project = await app.make.project({ client, developer });
  const ticket = await app.make.ticket({ client, project, assignee: other });
  const theirs = await subscribeTo<{ supportTicketChanged: unknown }>(await as(other), changes);
  await (await as(support)).graphql(assign, { ...ticket, to: developer.id });
  expect((await theirs.next()).value?.data).toEqual({ supportTicketChanged: { id: ticket.id, ticket: null } });
  await theirs.stop();
});

test("a message of the client ends snoozing; the team's does not", async () => {
  const ticket = await app.make.ticket({ client });
  await (await as(support)).graphql(snooze, { ...ticket, until: inHours(2) });
  await say(support, ticket.id, 'On Monday');
  expect((await read(support, ticket.id)).snoozedUntil).not.toBeNull();
  await say(client, ticket.id, 'Sooner, please');
  expect((await read(support, ticket.id)).snoozedUntil).toBeNull();
});

test('a snoozed ticket is back at its time, and who looks at the inbox is notified then', async () => {
  const ticket = await app.make.ticket({ client, title: 'Back soon' });
  const asSupport = await as(support);
  await asSupport.graphql(snooze, { ...ticket, until: inHours(1) });
  expect(await titles(support, { view: 'open', search: 'back soon' })).toEqual([]);
  const desk = await subscribeTo<{ supportTicketChanged: { id: string } }>(asSupport, changes);
  await database.query('update support_tickets set snoozed_until = now() where id = $1', [ticket.id]);
  expect(await titles(support, { view: 'open', search: 'back soon' })).toEqual(['Back soon']);
  await database.query(
    'select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where key = $1',
    [`wake ticket ${ticket.id}`],
  );
  expect((await desk.next(20_000)).value?.data?.supportTicketChanged.id).toBe(ticket.id);
  await desk.stop();
});

test('a client neither sees that a ticket is snoozed nor is notified of it', async () => {
  const ticket = await app.make.ticket({ client });
  const theirs = await subscribeTo<{ supportTicketChanged: unknown }>(await as(client), changes);
  await (await as(support)).graphql(snooze, { ...ticket, until: inHours(2) });
  expect((await read(client, ticket.id)).snoozedUntil).toBeNull();
  await say(support, ticket.id, 'Hello');
  const { value } = await theirs.next();
  expect(value?.data).toEqual({ supportTicketChanged: { id: ticket.id, ticket: { snoozedUntil: null } } });
  // The first event was that of the message: the next one is of a further message.
  await say(client, ticket.id, 'Yes?');
  expect((await read(support, ticket.id)).snoozedUntil).toBeNull();
  await theirs.stop();
});

test('snoozing a ticket and bringing it back leave the time of its last update, which its client sees', async () => {
  const ticket = await app.make.ticket({ client });
  const [asClient, asSupport] = [await as(client), await as(support)];
  const updatedAt = async () =>
    (await asClient.graphql('query ($id: ID!) { supportTicket(id: $id) { updatedAt } }', ticket)).data;
  const before = await updatedAt();
  for (const until of [inHours(2), null]) {
    const { data } = await asSupport.graphql(snooze, { ...ticket, until });
    expect(data).toMatchObject({ snoozeTicket: { snoozedUntil: until } });
    expect(await updatedAt()).toEqual(before);
  }
});

test.each([
  ['in the past', -1, 'Please choose a time in the future'],
  ['too far ahead', 24 * 91, 'Please choose a time within 90 days'],
])('a time %s is refused', async (_what, hours, message) => {
  const ticket = await app.make.ticket({ client });
  const { errors } = await (await as(support)).graphql(snooze, { ...ticket, until: inHours(hours) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { until: message } });
});

test('a resolved ticket is not snoozed any more, and cannot be', async () => {
  const ticket = await app.make.ticket({ client, assignee: support });
  const asSupport = await as(support);
  await asSupport.graphql(snooze, { ...ticket, until: inHours(2) });
  await asSupport.graphql('mutation ($id: ID!) { resolveTicket(id: $id) { id } }', ticket);
  expect(await read(support, ticket.id)).toMatchObject({ status: 'resolved', snoozedUntil: null });
  const { errors } = await asSupport.graphql(snooze, { ...ticket, until: inHours(2) });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test.each([
  ['assign', assign, { to: null }],
  ['snooze', snooze, { until: inHours(1) }],
])('a client may not %s a ticket', async (_what, mutation, variables) => {
  const ticket = await app.make.ticket({ client });
  const { errors } = await (await as(client)).graphql(mutation, { ...ticket, ...variables });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a developer of another project can do nothing with a ticket', async () => {
  const ticket = await app.make.ticket({ client });
  for (const [mutation, variables] of [
    [assign, { to: null }],
    [snooze, { until: inHours(1) }],
  ] as const) {
    const { errors } = await (await as(other)).graphql(mutation, { ...ticket, ...variables });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
  const { data } = await (await as(other)).graphql(assignees, ticket);
  expect(data).toEqual({ ticketAssignees: { edges: [] } });
});
