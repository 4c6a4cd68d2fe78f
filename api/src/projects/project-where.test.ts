import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface ProjectPage {
  projects: { edges: Array<{ node: { title: string } }>; pageInfo: { hasNextPage: boolean; endCursor: string } };
}
const find = `query (
  $status: ProjectStatus, $aged: Boolean, $finished: Boolean, $search: String
  $orderBy: ProjectOrderBy, $first: Int! = 50, $after: String
) {
  projects(
    first: $first, after: $after, orderBy: $orderBy
    filter: { status: $status, aged: $aged, finished: $finished, search: $search }
  ) {
    edges { node { title } } pageInfo { hasNextPage endCursor }
  }
}`;

const oldestFirst = { field: 'created', direction: 'asc' };
const waitingFirst = { field: 'waiting_for_client', direction: 'desc' };

let app: TestApp;
let admin: TestClient, client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const clara = await app.make.user({ firstName: 'Clara', lastName: 'Meyer', email: 'clara@harbour.test' });
  client = await signInAs(app, clara);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const other = await app.make.user({ firstName: 'Otto', lastName: 'Berg', email: 'otto@clinic.test' });
  await app.make.project({ title: 'Old shop', client: other, status: 'completed', createdAt: daysAgo(60) });
  await app.make.project({ title: 'Harbour portal', client: clara, status: 'testing', createdAt: daysAgo(29) });
  await app.make.project({ title: 'Berth map', client: clara, status: 'in_progress', createdAt: daysAgo(27) });
  const input = { title: '100% recycled', description: 'A shop', tier: 'small', clientEmail: 'ines@bakery.test' };
  const create = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }';
  const { data } = await admin.graphql<{ createProject: { id: string } }>(create, { input });
  await admin.graphql('mutation ($id: ID!) { updateProject(id: $id, input: { status: in_progress }) { id } }', {
    id: data.createProject.id,
  });
});
afterAll(() => app.stop());

const found = async (variables: object, who = admin) => {
  const { data } = await who.graphql<ProjectPage>(find, variables);
  return data.projects.edges.map(({ node }) => node.title);
};

test('projects are filtered by status, newest first or oldest first', async () => {
  expect(await found({ status: 'in_progress' })).toEqual(['100% recycled', 'Berth map']);
  expect(await found({ status: 'in_progress', orderBy: oldestFirst })).toEqual(['Berth map', '100% recycled']);
  expect(await found({ status: 'cancelled' })).toEqual([]);
});

test('aged projects are over four weeks old and neither completed nor canceled', async () => {
  expect(await found({ aged: true })).toEqual(['Harbour portal']);
  expect(await found({ aged: false })).toHaveLength(4);
});

test('each word must occur in the title, or in the name or email of the client, with or without an account', async () => {
  expect(await found({ search: 'clara MEYER map' })).toEqual(['Berth map']);
  expect(await found({ search: '@clinic' })).toEqual(['Old shop']);
  expect(await found({ search: 'ines@bakery' })).toEqual(['100% recycled']);
  expect(await found({ search: '100%' })).toEqual(['100% recycled']);
  expect(await found({ search: '%' })).toEqual(['100% recycled']);
  expect(await found({ search: '  ' })).toHaveLength(4);
});

test('no one finds what they may not see', async () => {
  expect(await found({ search: 'old' }, client)).toEqual([]);
  expect(await found({ status: 'testing' }, client)).toEqual(['Harbour portal']);
});

test('filtered results paginate by cursor, also oldest first', async () => {
  const { data } = await admin.graphql<ProjectPage>(find, { orderBy: oldestFirst, first: 3 });
  expect(data.projects.edges.map(({ node }) => node.title)).toEqual(['Old shop', 'Harbour portal', 'Berth map']);
  const { hasNextPage, endCursor } = data.projects.pageInfo;
  expect(hasNextPage).toBe(true);
  expect(await found({ orderBy: oldestFirst, first: 3, after: endCursor })).toEqual(['100% recycled']);
});

test('finished projects are the completed and canceled ones, active all others', async () => {
  expect(await found({ finished: true })).toEqual(['Old shop']);
  expect(await found({ finished: false })).toEqual(['100% recycled', 'Berth map', 'Harbour portal']);
  expect(await found({ finished: null })).toHaveLength(4);
});

test('projects waiting for their client come before newer ones, across pages', async () => {
  const paula = await app.make.user();
  const make = (title: string, given: object) => app.make.project({ title, client: paula, ...given });
  await make('To rate', { status: 'completed' });
  await make('To try', { status: 'testing', stagingUrl: 'https://staging.test' });
  await make('Rated', { status: 'completed', rating: 4 });
  await make('Nowhere to try yet', { status: 'testing' });
  await make('Newest', { status: 'in_progress' });
  const who = await signInAs(app, paula);
  const getPage = async (after?: string) => {
    const { data } = await who.graphql<ProjectPage>(find, { orderBy: waitingFirst, first: 3, after });
    return { ...data.projects.pageInfo, titles: data.projects.edges.map(({ node }) => node.title) };
  };
  const { titles, hasNextPage, endCursor } = await getPage();
  expect(titles).toEqual(['To try', 'To rate', 'Newest']);
  expect(hasNextPage).toBe(true);
  expect(await getPage(endCursor)).toMatchObject({ titles: ['Nowhere to try yet', 'Rated'], hasNextPage: false });
  const waitingLast = { field: 'waiting_for_client', direction: 'asc' };
  expect(await found({ orderBy: waitingLast, first: 3 }, who)).toEqual(['Rated', 'Nowhere to try yet', 'Newest']);
});

test('a cursor of one order is invalid in the other', async () => {
  const { data } = await admin.graphql<ProjectPage>(find, { first: 1 });
  const { endCursor: after } = data.projects.pageInfo;
  const other = await admin.graphql(find, { orderBy: waitingFirst, after });
  expect(other.errors?.[0]?.extensions?.code).toBe('MALFORMED_REQUEST');
});

test('an overlong search is refused', async () => {
  const { errors } = await admin.graphql(find, { search: 'a'.repeat(101) });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { search: 'Please keep this to 100 characters' },
  });
});
