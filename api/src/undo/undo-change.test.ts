import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';

const resolve = 'mutation ($id: ID!) { resolveTicket(id: $id) { id status } }';
const undo =
  'mutation ($id: ID!) { undoChange(id: $id) { id ... on SupportTicket { status viewerCanReply viewerCanResolve } } }';

let app: TestApp;
let db: pg.Pool;
let owner: TestUser;
let client: TestClient, support: TestClient, colleague: TestClient, admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  db = new pg.Pool({ connectionString: app.databaseUrl, max: 3 });
  const person = async (contractorRole: string) =>
    signInAs(app, await app.make.user({ role: 'contractor', contractorRole }));
  [support, colleague] = await Promise.all([person('support'), person('support')]);
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(async () => {
  await db.end();
  await app.stop();
});
beforeEach(async () => {
  owner = await app.make.user();
  client = await signInAs(app, owner);
});

const createTicket = () => app.make.ticket({ client: owner, title: 'Login fails' });
const readTicket = async ({ id }: { id: string }) => {
  const { rows } = await db.query<Record<string, unknown>>('select * from support_tickets where id = $1', [id]);
  const { updated_at: _, ...row } = rows[0] ?? {};
  return row;
};
const resolveAs = async (who: TestClient, ticket: { id: string }) =>
  expect(await who.graphql(resolve, ticket)).toMatchObject({ data: { resolveTicket: { status: 'resolved' } } });
const getError = async (who: TestClient, ticket: { id: string }) => {
  const { errors } = await who.graphql(undo, ticket);
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
};
/** As if the change had been made earlier, and as long as its effects are still held. */
const age = (ticket: { id: string }, seconds: number) =>
  db.query(`update undoable_changes set created_at = created_at - make_interval(secs => $2) where subject_id = $1`, [
    ticket.id,
    seconds,
  ]);

test('an undone change leaves everything as it was, and no mail is sent', async () => {
  const ticket = await createTicket();
  const before = await readTicket(ticket);
  await resolveAs(support, ticket);
  expect(await readTicket(ticket)).not.toEqual(before);
  expect((await support.graphql(undo, ticket)).data).toEqual({
    undoChange: { id: ticket.id, status: 'open', viewerCanReply: true, viewerCanResolve: true },
  });
  expect(await readTicket(ticket)).toEqual(before);
  expect(await waitForAllMails(app, owner.email)).toEqual([]);
});

test('without an undo, the mail is held for longer than one is accepted, and then sent', async () => {
  const ticket = await createTicket();
  await resolveAs(support, ticket);
  const { rows } = await db.query<{ seconds: number }>(
    `select extract(epoch from run_at - c.created_at)::float8 as seconds
       from graphile_worker._private_jobs j, undoable_changes c where c.subject_id = $1 and c.job_keys ? j.key`,
    [ticket.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.seconds).toBeGreaterThan(10);
  expect(rows[0]?.seconds).toBeLessThan(15);
  expect((await waitForAllMails(app, owner.email)).map(({ subject }) => subject)).toEqual(['Resolved: Login fails']);
});

test('once the mail is out, undo is refused and the change stays', async () => {
  const ticket = await createTicket();
  await resolveAs(support, ticket);
  await waitForAllMails(app, owner.email);
  expect(await getError(support, ticket)).toEqual({
    code: 'CONFLICT',
    message: "It's too late to undo this. The change has taken effect",
  });
  expect(await readTicket(ticket)).toMatchObject({ status: 'resolved' });
});

test('after ten seconds undo is refused, and the mail is still sent', async () => {
  const ticket = await createTicket();
  await resolveAs(support, ticket);
  await age(ticket, 11);
  expect((await getError(support, ticket)).code).toBe('CONFLICT');
  expect(await waitForAllMails(app, owner.email)).toHaveLength(1);
});

test('a change in between is not overwritten: undo is refused, and nothing of the change is taken back', async () => {
  const ticket = await createTicket();
  await resolveAs(support, ticket);
  await db.query(
    "update support_tickets set priority = 'high', updated_at = now() + interval '1 second' where id = $1",
    [ticket.id],
  );
  expect(await getError(support, ticket)).toEqual({
    code: 'CHANGED_MEANWHILE',
    message: "This has changed since, so it can't be undone. Reload to see what it is now",
  });
  expect(await readTicket(ticket)).toMatchObject({ status: 'resolved', priority: 'high' });
  expect(await waitForAllMails(app, owner.email)).toHaveLength(1);
});

test('no one else can undo it, and no one twice', async () => {
  const ticket = await createTicket();
  await resolveAs(support, ticket);
  for (const who of [colleague, admin, client]) expect((await getError(who, ticket)).code).toBe('NOT_FOUND');
  const answers = await Promise.all(Array.from({ length: 5 }, () => support.graphql(undo, ticket)));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await getError(support, ticket)).toEqual({
    code: 'NOT_FOUND',
    message: 'There is no such change to undo. It may already be undone',
  });
  expect(await readTicket(ticket)).toMatchObject({ status: 'open' });
});

test('everyone who sees it sees the change, and then that it was taken back', async () => {
  const ticket = await createTicket();
  const { next, stop } = await subscribeTo(client, 'subscription { supportTicketChanged { id ticket { status } } }');
  await resolveAs(support, ticket);
  expect((await next()).value).toMatchObject({
    data: { supportTicketChanged: { id: ticket.id, ticket: { status: 'resolved' } } },
  });
  await support.graphql(undo, ticket);
  expect((await next()).value).toMatchObject({
    data: { supportTicketChanged: { id: ticket.id, ticket: { status: 'open' } } },
  });
  await stop();
  const { body } = await client.send<Array<{ description: string }>>('GET', '/api/activity');
  expect(body.slice(0, 2).map(({ description }) => description)).toEqual([
    'Ticket “Login fails” is unresolved again: resolving it was undone',
    'Ticket “Login fails” resolved',
  ]);
});
