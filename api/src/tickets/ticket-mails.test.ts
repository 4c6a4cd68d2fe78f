import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';

const open = 'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id } }';
const reply = 'mutation ($id: ID!, $content: String!) { replyToTicket(id: $id, input: { content: $content }) { id } }';
const resolve = 'mutation ($id: ID!) { resolveTicket(id: $id) { id } }';
const inbox = 'founder@test.test';

let app: TestApp;
let support: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  support = await app.make.user({ role: 'contractor', contractorRole: 'support', firstName: 'Sam', lastName: 'Ode' });
});
afterAll(() => app.stop());

const client = () => app.make.user({ firstName: 'Clara', lastName: 'Berg' });
const say = async (user: TestUser, { id }: { id: string }, content: string) =>
  (await signInAs(app, user)).graphql(reply, { id, content });
const last = async (address: string) => (await waitForAllMails(app, address)).at(-1);

test('a new ticket is mailed to the agency, with its text and where to reply', async () => {
  const { data } = await (
    await signInAs(app, await client())
  ).graphql<{ openTicket: { id: string } }>(open, {
    input: { title: 'Login fails', description: 'Since noon', priority: 'high' },
  });
  const mail = await last(inbox);
  expect(mail?.subject).toBe('Ticket: Login fails');
  expect(mail?.text).toContain('Clara Berg opened a ticket, priority high: “Login fails”\n\nSince noon\n');
  expect(mail?.text).toContain(`${app.url}/admin/tickets/${data.openTicket.id}\n`);
});

test('a reply of the team is mailed to the client, and to no one on the team', async () => {
  const owner = await client();
  const ticket = await app.make.ticket({ client: owner, title: 'Printer' });
  const before = await waitForAllMails(app, inbox);
  await say(support, ticket, 'We look at it');
  const [mail, ...more] = await waitForAllMails(app, owner.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Re: Printer', to: [{ name: 'Clara Berg' }] });
  expect(mail?.text).toContain('Sam Ode wrote about “Printer”:\n\nWe look at it\n');
  expect(mail?.text).toContain(`${app.url}/client/support/${ticket.id}\n`);
  expect(await waitForAllMails(app, support.email)).toEqual([]);
  expect(await waitForAllMails(app, inbox)).toHaveLength(before.length);
});

test("a client's message is mailed to the assignee, or otherwise to the agency", async () => {
  const owner = await client();
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  await say(owner, await app.make.ticket({ client: owner, title: 'No one yet' }), 'Anyone there?');
  expect((await last(inbox))?.subject).toBe('Re: No one yet');

  const assigned = await app.make.ticket({ client: owner, assignee: developer, title: 'Assigned' });
  await say(owner, assigned, 'Still broken');
  const mail = await last(developer.email);
  expect(mail?.subject).toBe('Re: Assigned');
  expect(mail?.text).toContain('Clara Berg wrote about “Assigned”:\n\nStill broken\n');
  expect(mail?.text).toContain(`${app.url}/contractor?tab=tickets&ticket=${assigned.id}\n`);
  expect((await last(inbox))?.subject).toBe('Re: No one yet');

  const admin = await app.make.user({ role: 'admin' });
  const administered = await app.make.ticket({ client: owner, assignee: admin });
  await say(owner, administered, 'And this?');
  expect((await last(admin.email))?.text).toContain(`${app.url}/admin/tickets/${administered.id}\n`);

  // A deactivated assignee does not read it, so it goes to the agency.
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query('update users set deactivated_at = now() where id = $1', [developer.id]);
  await database.end();
  await say(owner, assigned, 'Hello?');
  expect(await waitForAllMails(app, developer.email)).toHaveLength(1);
  expect((await last(inbox))?.subject).toBe('Re: Assigned');
});

test('a resolved ticket is mailed to the client once, even if resolved concurrently', async () => {
  const owner = await client();
  const ticket = await app.make.ticket({ client: owner, title: 'Invoice' });
  const asSupport = await signInAs(app, support);
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from support_tickets where id = $1 for update',
      values: [ticket.id],
      waiting: 2,
    },
    Array.from({ length: 50 }, () => () => asSupport.graphql(resolve, ticket)),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const mails = await waitForAllMails(app, owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Resolved: Invoice']);
  expect(mails[0]?.text).toContain('Your ticket “Invoice” is resolved.');
});

test("a message that is refused or can't be stored is mailed to no one", async () => {
  const owner = await client();
  const ticket = await app.make.ticket({ client: owner });
  const stranger = await client();
  expect((await say(stranger, ticket, 'Hello')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query('alter table ticket_messages rename to away');
  expect((await say(support, ticket, 'We look at it')).errors?.[0]?.extensions.code).toBe('INTERNAL');
  await database.query('alter table away rename to ticket_messages');
  await database.end();
  expect(await waitForAllMails(app, owner.email)).toEqual([]);
});
