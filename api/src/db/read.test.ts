import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { recordStatements } from '#test/statements';

let app: TestApp;
let client: TestUser, developer: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  client = await app.make.user();
  developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
});
afterAll(() => app.stop());

const texts = (page: { edges: Array<{ node: { description: string } }> }) =>
  page.edges.map(({ node }) => node.description);
type Page = {
  edges: Array<{ cursor: string; node: { description: string; createdAt: string } }>;
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

test('a nested list is read with its row, with its own order and page, even twice with different arguments', async () => {
  const project = await app.make.project({ client });
  for (const what of ['one', 'two', 'three']) await app.make.activity(project, what);
  const query = `query ($id: ID!, $first: Int!) { project(id: $id) {
    title
    latest: activity(first: $first) { edges { cursor node { description createdAt project { title } } } pageInfo { hasNextPage endCursor } }
    activity { edges { node { description } } pageInfo { hasNextPage } }
  } }`;
  const asClient = await signInAs(app, client);
  const { data } = await asClient.graphql<{ project: { title: string; latest: Page; activity: Page } }>(query, {
    id: project.id,
    first: 2,
  });
  expect(texts(data.project.latest)).toEqual(['three', 'two']);
  expect(data.project.latest.pageInfo.hasNextPage).toBe(true);
  expect(data.project.latest.edges[0]?.node).toMatchObject({
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    project: { title: project.title },
  });
  expect([texts(data.project.activity), data.project.activity.pageInfo.hasNextPage]).toEqual([
    ['three', 'two', 'one'],
    false,
  ]);

  const after = data.project.latest.pageInfo.endCursor;
  const rest = await asClient.graphql<{ project: { activity: Page } }>(
    'query ($id: ID!, $after: String) { project(id: $id) { activity(after: $after) { edges { node { description } } } } }',
    { id: project.id, after },
  );
  expect(texts(rest.data.project.activity)).toEqual(['one']);
});

// The directive makes resolvers return what the database writes without it.
test.each(['', '@include(if: true)'])('a page knows where it is in its list %s', async (directive) => {
  const project = await app.make.project({ client });
  for (const what of ['one', 'two']) await app.make.activity(project, what);
  const asClient = await signInAs(app, client);
  const query = `query ($id: ID!, $after: String) { project(id: $id) ${directive} { activity(first: 1, after: $after) {
    edges { cursor } pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } } }`;
  const readPage = async (after: string | null) => {
    const { data } = await asClient.graphql<{ project: { activity: Page } }>(query, { id: project.id, after });
    return data.project.activity;
  };
  const first = await readPage(null);
  const last = await readPage(first.pageInfo.endCursor);
  const beyond = await readPage(last.pageInfo.endCursor);
  const [one, two] = [first, last].map(({ edges }) => edges[0]?.cursor);
  expect([first, last, beyond].map(({ pageInfo }) => pageInfo)).toEqual([
    { hasPreviousPage: false, hasNextPage: true, startCursor: one, endCursor: one },
    { hasPreviousPage: true, hasNextPage: false, startCursor: two, endCursor: two },
    { hasPreviousPage: true, hasNextPage: false, startCursor: null, endCursor: null },
  ]);
});

test('a row without nested items has an empty list', async () => {
  const project = await app.make.project({ client });
  const { data } = await (
    await signInAs(app, client)
  ).graphql(
    'query ($id: ID!) { project(id: $id) { activity { edges { node { id } } pageInfo { hasNextPage endCursor } } } }',
    { id: project.id },
  );
  expect(data).toEqual({ project: { activity: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } });
});

test('an invalid nested page is rejected like any other', async () => {
  const project = await app.make.project({ client });
  const { errors } = await (
    await signInAs(app, client)
  ).graphql('query ($id: ID!) { project(id: $id) { activity(first: 501) { edges { node { id } } } } }', {
    id: project.id,
  });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a list with people and nested lists is one statement, for 5 rows and for 50', async () => {
  const owner = await app.make.user();
  const asOwner = await signInAs(app, owner);
  const query =
    '{ projects(first: 100) { edges { node { title viewerCanUpdate client { email } developer { firstName } tester { firstName } activity(first: 3) { edges { node { description } } } } } } }';
  const grow = async (count: number) => {
    for (let n = 0; n < count; n += 1)
      await app.make.activity(await app.make.project({ client: owner, developer }), 'started');
  };
  const countFor = async () => {
    const counted = await recordStatements(async () => {
      const { data } = await asOwner.graphql<{ projects: { edges: Array<{ node: { activity: Page } }> } }>(query);
      return data.projects.edges.map(({ node }) => texts(node.activity));
    });
    return {
      rows: counted.result.length,
      reads: counted.statements.filter((text) => text.includes('"projects"')).length,
    };
  };
  await grow(5);
  expect(await countFor()).toEqual({ rows: 5, reads: 1 });
  await grow(45);
  expect(await countFor()).toEqual({ rows: 50, reads: 1 });
});

test.each(['', '@include(if: true)'])(
  'a nested list that is selected twice has the fields of both selections %s',
  async (directive) => {
    const project = await app.make.project({ client });
    await app.make.activity(project, 'started');
    const { data } = await (
      await signInAs(app, client)
    ).graphql(
      `query ($id: ID!) { project(id: $id) ${directive} {
      activity { edges { node { description } } } ...more
    } } fragment more on Project { activity { edges { node { project { title } } } pageInfo { hasNextPage } } }`,
      { id: project.id },
    );
    const node = { description: 'started', project: { title: project.title } };
    expect(data).toEqual({ project: { activity: { edges: [{ node }], pageInfo: { hasNextPage: false } } } });
  },
);

test('a list says how many items it has, within its filter and for its viewer', async () => {
  const owner = await app.make.user();
  const asOwner = await signInAs(app, owner);
  await app.make.project();
  for (const status of ['testing', 'testing', 'completed']) await app.make.project({ client: owner, status });
  const query = `{
    all: projects(first: 1) { totalCount edges { cursor } }
    testing: projects(first: 1, filter: { status: testing }) { totalCount }
  }`;
  const { data } = await asOwner.graphql(query);
  expect(data).toEqual({ all: { totalCount: 3, edges: [{ cursor: expect.any(String) }] }, testing: { totalCount: 2 } });
});
