import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';

const reopen = 'mutation ($id: ID!) { reopenTicket(id: $id) { status viewerCanReopen viewerCanReply waitingSince } }';
const reply = 'mutation ($id: ID!, $content: String!) { replyToTicket(id: $id, input: { content: $content }) { id } }';
const inbox = 'founder@test.test';

let app: TestApp;
let client: TestUser, developer: TestUser, support: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  client = await app.make.user({ firstName: 'Clara', lastName: 'Berg' });
  const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
  [developer, support] = await Promise.all([contractor('developer'), contractor('support')]);
  admin = await app.make.user({ role: 'admin' });
});
afterAll(() => app.stop());

const as = (user: TestUser) => signInAs(app, user);
const make = (title: string, more: object = {}) => app.make.ticket({ client, title, status: 'resolved', ...more });
const subjects = async (address: string) => (await waitForAllMails(app, address)).map(({ subject }) => subject);
const descriptions = async (user: TestUser, title: string) =>
  (await (await as(user)).list<{ description: string }>('/api/activity'))
    .map(({ description }) => description)
    .filter((text) => text.includes(title));

test('a client reopens their own ticket: it waits for the team, who is mailed, and the activity says so', async () => {
  const ticket = await make('Crane');
  expect(await (await as(client)).graphql(reopen, ticket)).toMatchObject({
    data: {
      reopenTicket: { status: 'open', viewerCanReopen: false, viewerCanReply: true, waitingSince: expect.any(String) },
    },
  });
  expect((await subjects(inbox)).at(-1)).toBe('Reopened: Crane');
  expect(await descriptions(client, 'Crane')).toEqual(['Ticket “Crane” reopened']);

  // Reopening it again has no effect.
  await (await as(client)).graphql(reopen, ticket);
  expect(await descriptions(client, 'Crane')).toHaveLength(1);
});

test('a message of the client in a resolved ticket reopens it, with one mail', async () => {
  const ticket = await make('Ladder');
  const before = await subjects(inbox);
  expect((await (await as(client)).graphql(reply, { ...ticket, content: 'Again' })).errors).toBeUndefined();
  const mails = await waitForAllMails(app, inbox);
  expect(mails.slice(before.length).map(({ subject }) => subject)).toEqual(['Re: Ladder']);
  expect(mails.at(-1)?.text).toContain('Clara Berg reopened “Ladder”:\n\nAgain\n');
  expect(await descriptions(client, 'Ladder')).toEqual([
    'Ticket “Ladder” answered by the client',
    'Ticket “Ladder” reopened',
  ]);
});

test('support and administrators reopen a ticket, which its client is mailed; support follows it again', async () => {
  const ticket = await make('Winch', { assignee: developer });
  const desk = await subscribeTo<{ supportTicketChanged: unknown }>(
    await as(support),
    'subscription { supportTicketChanged { id ticket { status } } }',
  );
  expect((await (await as(support)).graphql(reopen, ticket)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await (await as(admin)).graphql(reopen, ticket);
  expect((await desk.next()).value?.data).toEqual({
    supportTicketChanged: { id: ticket.id, ticket: { status: 'open' } },
  });
  await desk.stop();
  expect((await subjects(client.email)).at(-1)).toBe('Reopened: Winch');

  const own = await make('Rudder', { assignee: support });
  expect((await (await as(support)).graphql(reopen, own)).errors).toBeUndefined();
});

test('the team has to reopen a resolved ticket before it writes to the client', async () => {
  const ticket = await make('Deck', { assignee: developer });
  const asDeveloper = await as(developer);
  const { errors } = await asDeveloper.graphql(reply, { ...ticket, content: 'One more thing' });
  expect(errors?.[0]).toMatchObject({
    message: 'This ticket is resolved. Reopen it to write to the client',
    extensions: { code: 'CONFLICT' },
  });
  await asDeveloper.graphql(reopen, ticket);
  expect((await asDeveloper.graphql(reply, { ...ticket, content: 'One more thing' })).errors).toBeUndefined();
});

test('no one reopens a ticket that they cannot see', async () => {
  const ticket = await make('Hull');
  for (const user of [await app.make.user(), developer]) {
    for (const [mutation, variables] of [
      [reopen, ticket],
      [reply, { ...ticket, content: 'Hello' }],
    ] as const)
      expect((await (await as(user)).graphql(mutation, variables)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
