import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { pruneTable } from '#retention-tables';
import { createPruneTasks } from '#retention/prune-rows';
import { readSettings } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';

const path = '/api/developer/conversations';

let app: TestApp;
let db: pg.Pool;
let owner: TestUser;
let developer: TestClient, other: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  db = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
});
afterAll(async () => {
  await db.end();
  await app.stop();
});
beforeEach(async () => {
  const contractor = () => app.make.user({ role: 'contractor', contractorRole: 'developer' });
  owner = await contractor();
  [developer, other] = [await signInAs(app, owner), await signInAs(app, await contractor())];
});

interface Listed {
  edges: Array<{ node: { id: string; deletedAt: string | null } }>;
}
const deletedIds = async (who = developer) => {
  const { data } = await who.graphql<{ deletedConversations: Listed }>(
    '{ deletedConversations { edges { node { id deletedAt } } } }',
  );
  for (const { node } of data.deletedConversations.edges) expect(node.deletedAt).toEqual(expect.any(String));
  return data.deletedConversations.edges.map(({ node }) => node.id);
};
const ids = async () => (await developer.list<{ id: string }>(path)).map(({ id }) => id);
const remove = async (id: string) => expect((await developer.send('DELETE', `${path}/${id}`)).status).toBe(204);
const restore = (id: string, who = developer) =>
  who.graphql('mutation ($id: ID!) { restoreConversation(id: $id) { id deletedAt } }', { id });
const purge = (id: string, who = developer) =>
  who.graphql<{ purgeConversation: string }>('mutation ($id: ID!) { purgeConversation(id: $id) }', { id });
const rowCount = async (table: string, column: string, id: string) =>
  (await db.query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount;

test('a deleted conversation is in no read but its own list, and takes no question', async () => {
  const { id } = await app.make.conversation({ owner, title: 'Quaternions' });
  const { id: message } = await app.make.message({ id }, { content: 'What are quaternions?' });
  const nodes = (wanted: string) => developer.graphql('query ($id: ID!) { node(id: $id) { id } }', { id: wanted });
  const matches = () =>
    developer.graphql('query { conversationMatches(search: "quaternions") { conversation { id } messageId } }');
  expect((await matches()).data).toEqual({ conversationMatches: expect.arrayContaining([expect.anything()]) });
  await remove(id);
  expect(await ids()).toEqual([]);
  expect((await nodes(id)).data).toEqual({ node: null });
  expect((await nodes(message)).data).toEqual({ node: null });
  expect((await matches()).data).toEqual({ conversationMatches: [] });
  expect((await developer.send('GET', `${path}/${id}/messages`)).status).toBe(404);
  expect((await developer.send('POST', `${path}/${id}/messages`, { content: 'Still there?' })).status).toBe(404);
  expect((await developer.send('PUT', `${path}/${id}`, { title: 'Mine' })).status).toBe(404);
  expect((await developer.send('DELETE', `${path}/${id}`)).status).toBe(404);
  expect(await deletedIds()).toEqual([id]);
});

test('it is restored as it was, at its place in the list', async () => {
  const first = await app.make.conversation({ owner });
  const second = await app.make.conversation({ owner });
  await app.make.message(first, { content: 'Kept?' });
  const before = await ids();
  await remove(first.id);
  expect(await ids()).toEqual([second.id]);
  expect((await restore(first.id)).data).toEqual({ restoreConversation: { id: first.id, deletedAt: null } });
  expect(await ids()).toEqual(before);
  expect((await developer.send('GET', `${path}/${first.id}/messages`)).body).toMatchObject([{ content: 'Kept?' }]);
  expect(await deletedIds()).toEqual([]);
  expect((await restore(first.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('Delete now removes it for good, with its messages, and only what was deleted before', async () => {
  const { id } = await app.make.conversation({ owner });
  await app.make.message({ id });
  expect((await purge(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await remove(id);
  expect((await purge(id)).data).toEqual({ purgeConversation: id });
  expect(await rowCount('conversations', 'id', id)).toBe(0);
  expect(await rowCount('messages', 'conversation_id', id)).toBe(0);
  expect((await restore(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('no one else sees, restores or removes it', async () => {
  const { id } = await app.make.conversation({ owner, isDeleted: true });
  expect(await deletedIds(other)).toEqual([]);
  for (const change of [restore, purge])
    expect((await change(id, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await deletedIds()).toEqual([id]);
});

test('a job removes what was deleted more than 30 days ago', async () => {
  const [old, young, kept] = [
    await app.make.conversation({ owner, isDeleted: true }),
    await app.make.conversation({ owner, isDeleted: true }),
    await app.make.conversation({ owner }),
  ];
  const deleteAt = (id: string, days: number) =>
    db.query(`update conversations set deleted_at = now() - make_interval(days => $2) where id = $1`, [id, days]);
  await deleteAt(old.id, 31);
  await deleteAt(young.id, 29);
  const task = createPruneTasks(pruneTable, readSettings({}).retention).pruneDeletedConversations;
  await task?.({}, { query: db.query.bind(db) } as never);
  expect(await deletedIds()).toEqual([young.id]);
  expect(await ids()).toEqual([kept.id]);
});
