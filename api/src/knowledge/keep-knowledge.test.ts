import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { KnowledgeSort } from 'rules/knowledge';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Page {
  knowledgeResources: {
    edges: Array<{ node: { title: string } }>;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const list = `query ($first: Int!, $after: String, $sort: KnowledgeSort! = created, $direction: SortDirection! = desc, $isPublished: Boolean, $hub: KnowledgeHub) {
  knowledgeResources(first: $first, after: $after, filter: { isPublished: $isPublished, hub: $hub }, orderBy: { field: $sort, direction: $direction }) {
    edges { node { title } } pageInfo { hasNextPage endCursor } } }`;
const path = '/api/knowledge-resources';

let app: TestApp;
let admin: TestClient, developer: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [admin, developer] = await Promise.all([
    app.make.user({ role: 'admin' }).then((user) => signInAs(app, user)),
    app.make.user({ role: 'contractor', contractorRole: 'developer' }).then((user) => signInAs(app, user)),
  ]);
});
afterAll(() => app.stop());

beforeEach(async () => {
  for (const { id } of (await admin.send<Array<{ id: string }>>('GET', path)).body) {
    await admin.send('DELETE', `${path}/${id}`);
  }
});

const make = (title: string, input: object = {}) =>
  admin.send('POST', path, { title, category: 'guide', hub: 'dochub', ...input });

/** Every title of the list, fetched two at a time. */
async function titles(variables: object, who = admin): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  for (;;) {
    const answer: { data: Page; errors?: unknown } = await who.graphql<Page>(list, { first: 2, after, ...variables });
    expect(answer.errors).toBeUndefined();
    const { edges, pageInfo } = answer.data.knowledgeResources;
    found.push(...edges.map(({ node }) => node.title));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}

test.each<[KnowledgeSort, string[]]>([
  ['created', ['beta', 'Alpha', 'gamma', 'Delta', 'epsilon']],
  ['title', ['Alpha', 'beta', 'Delta', 'epsilon', 'gamma']],
  ['hub', ['gamma', 'beta', 'Delta', 'Alpha', 'epsilon']],
  ['category', ['Delta', 'beta', 'gamma', 'epsilon', 'Alpha']],
  ['file', ['beta', 'Delta', 'epsilon', 'Alpha', 'gamma']],
  ['status', ['Alpha', 'epsilon', 'beta', 'gamma', 'Delta']],
])('sorted by %s in either direction, each resource is listed once across pages', async (sort, expected) => {
  await make('beta');
  await make('Alpha', { hub: 'upskill', category: 'tool', fileName: 'Notes.txt', isPublished: false });
  await make('gamma', { hub: 'ai_nexus', fileName: 'offer.pdf' });
  await make('Delta', { category: 'audit' });
  await make('epsilon', { hub: 'upskill', isPublished: false });
  expect(await titles({ sort, direction: 'asc' })).toEqual(expected);
  expect(await titles({ sort, direction: 'desc' })).toEqual(expected.toReversed());
});

test('resources can be sorted by views and by the last update', async () => {
  const ids = [];
  for (const title of ['one', 'two', 'three']) ids.push((await make(title)).body as { id: string });
  const opened = 'mutation ($id: ID!) { countKnowledgeView(id: $id) }';
  await developer.graphql(opened, { id: ids[2]?.id });
  for (const who of [developer, admin]) await who.graphql(opened, { id: ids[1]?.id });
  expect(await titles({ sort: 'views', direction: 'desc' })).toEqual(['two', 'three', 'one']);
  await admin.send('PUT', `${path}/${ids[0]?.id}`, { description: 'Changed' });
  expect(await titles({ sort: 'updated', direction: 'desc' })).toEqual(['one', 'three', 'two']);
});

test('editors can list only drafts, and no one else can see any', async () => {
  await make('shown');
  await make('draft', { isPublished: false });
  await make('other draft', { isPublished: false, hub: 'upskill' });
  expect(await titles({ isPublished: false })).toEqual(['other draft', 'draft']);
  expect(await titles({ isPublished: false, hub: 'upskill' })).toEqual(['other draft']);
  expect(await titles({ isPublished: true })).toEqual(['shown']);
  expect(await titles({ isPublished: false }, developer)).toEqual([]);
});

test.each(['WyJhIl0', 'WzEsMl0', 'nothing'])(
  'a cursor of another sort order is rejected as malformed: %s',
  async (after) => {
    const { errors } = await admin.graphql(list, { first: 2, after, sort: 'status' });
    expect(errors?.[0]?.extensions.code).toBe('MALFORMED_REQUEST');
  },
);

test('editors see the counts of each hub, drafts separately', async () => {
  const counts = '{ knowledgeCounts { hub published drafts views } }';
  await make('shown');
  await make('also shown');
  await make('draft', { isPublished: false });
  await make('suggested', { hub: 'ai_nexus', category: 'tool', isPublished: false });
  expect((await admin.graphql(counts)).data).toEqual({
    knowledgeCounts: [
      { hub: 'dochub', published: 2, drafts: 1, views: 0 },
      { hub: 'ai_nexus', published: 0, drafts: 1, views: 0 },
      { hub: 'upskill', published: 0, drafts: 0, views: 0 },
    ],
  });
  expect((await developer.graphql(counts)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
