import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '#test/eventually';
import { createKillableServer } from '#test/killable-server';

let servers: Awaited<ReturnType<typeof createKillableServer>>;
beforeAll(async () => void (servers = await createKillableServer({})));
afterAll(() => servers.stop());

const resolve = 'mutation ($id: ID!) { resolveTicket(id: $id) { status } }';
const undo = 'mutation ($id: ID!) { undoChange(id: $id) { ... on SupportTicket { status } } }';
const heldMails = "select key from graphile_worker._private_jobs where key like 'held mail %'";

test('a server that is killed after the change leaves all to the next: the change counts, or is undone there', async () => {
  const support = await servers.make.user({ role: 'contractor', contractorRole: 'support' });
  const [undone, kept] = [await servers.make.ticket(), await servers.make.ticket()];
  const first = await servers.start();
  const client = await servers.signIn(first.url, support);
  for (const ticket of [undone, kept]) expect((await client.graphql(resolve, ticket)).errors).toBeUndefined();
  // Servers may start slowly: the seconds for an undo, and the mails after them, are moved an hour ahead.
  await servers.pool.query("update undoable_changes set created_at = created_at + interval '1 hour'");
  await servers.pool.query(
    "update graphile_worker._private_jobs set run_at = run_at + interval '1 hour' where key like 'held mail %'",
  );
  await first.kill();
  expect((await servers.pool.query(heldMails)).rowCount).toBe(2);

  const second = await servers.start();
  const again = await servers.signIn(second.url, support);
  expect((await again.graphql(undo, undone)).data).toEqual({ undoChange: { status: 'open' } });
  expect((await servers.pool.query(heldMails)).rowCount).toBe(1);
  await servers.pool.query("update graphile_worker._private_jobs set run_at = now() where key like 'held mail %'");
  await eventually(async () => expect((await servers.pool.query(heldMails)).rowCount).toBe(0));
  expect((await again.graphql(undo, kept)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});
