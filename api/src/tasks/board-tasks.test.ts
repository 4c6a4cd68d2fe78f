import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';

const create = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
const move = 'mutation ($id: ID!, $input: MoveTaskInput!) { moveTask(id: $id, input: $input) { position } }';
const column = `query ($status: TaskStatus!, $project: ID, $assignee: ID, $unassigned: Boolean, $search: String, $first: Int! = 50, $after: String) {
  boardTasks(status: $status, first: $first, after: $after, filter: { projectId: $project, assigneeId: $assignee, unassigned: $unassigned, search: $search }) {
    edges { node { title } } pageInfo { hasNextPage endCursor } } }`;
const counts = `query ($assignee: ID, $search: String) {
  taskCounts(filter: { assigneeId: $assignee, search: $search }) { todo inProgress review done } }`;
const team = `query ($filter: TeamFilter, $first: Int! = 50, $after: String) {
  teamMembers(filter: $filter, first: $first, after: $after) { edges { node { firstName } } pageInfo { hasNextPage endCursor } } }`;
interface Column {
  boardTasks: { edges: { node: { title: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

interface Team {
  teamMembers: {
    edges: { node: { firstName: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

let app: TestApp;
let pm: TestUser, devika: TestUser, asPm: TestClient;
let older: { id: string }, newer: { id: string };
beforeAll(async () => {
  app = await startTestApp();
  pm = await app.make.user({
    role: 'contractor',
    contractorRole: 'project_manager',
    firstName: 'Priya',
    lastName: 'Z',
  });
  devika = await app.make.user({ role: 'contractor', contractorRole: 'developer', firstName: 'Devika', lastName: 'A' });
  asPm = await signInAs(app, pm);
  older = await app.make.project({ projectManager: pm, title: 'Harbour Booking' });
  newer = await app.make.project({ projectManager: pm, title: 'Clinic' });
});
afterAll(() => app.stop());

async function make(projectId: string, title: string, more: object = {}): Promise<string> {
  const input = { projectId, title, ...more };
  return (await asPm.graphql<{ createTask: { id: string } }>(create, { input })).data.createTask.id;
}
const read = async (variables: object) => (await asPm.graphql<Column>(column, variables)).data.boardTasks;
const titles = async (variables: object) => (await read(variables)).edges.map(({ node }) => node.title);

test('across projects tasks are sorted by due date, and pages continue after the cursor', async () => {
  await make(older.id, 'No date');
  await make(older.id, 'Due later', { dueOn: '2027-01-10' });
  await make(newer.id, 'Overdue', { dueOn: '2020-01-10', assigneeId: devika.id });
  await make(newer.id, 'Due soon', { dueOn: '2026-12-01', description: 'With depths' });
  const first = await read({ status: 'todo', first: 3 });
  expect(first.edges.map(({ node }) => node.title)).toEqual(['Overdue', 'Due soon', 'Due later']);
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(await titles({ status: 'todo', first: 3, after: first.pageInfo.endCursor })).toEqual(['No date']);
});

test('done tasks are sorted newest first', async () => {
  for (const title of ['One', 'Two'])
    await asPm.graphql(move, { id: await make(older.id, title), input: { status: 'done' } });
  expect(await titles({ status: 'done' })).toEqual(['Two', 'One']);
});

test('tasks are filtered by assignee, by having none and by parts of words, and the counts match', async () => {
  expect(await titles({ status: 'todo', assignee: devika.id })).toEqual(['Overdue']);
  expect(await titles({ status: 'todo', unassigned: true })).not.toContain('Overdue');
  expect(await titles({ status: 'todo', search: 'due DEPTH' })).toEqual(['Due soon']);
  const { data } = await asPm.graphql(counts, { search: 'due' });
  expect(data).toEqual({ taskCounts: { todo: 3, inProgress: 0, review: 0, done: 0 } });
});

test('tasks are filtered by being overdue, and the counts match', async () => {
  const query = `query ($project: ID) {
    boardTasks(status: todo, filter: { projectId: $project, overdue: true }) { edges { node { title } } }
    taskCounts(filter: { projectId: $project, overdue: true }) { todo done } }`;
  const project = await app.make.project({ projectManager: pm });
  const { id } = project;
  await make(id, 'Late', { dueOn: '2020-01-10' });
  await make(id, 'Later', { dueOn: '2099-01-10' });
  await make(id, 'Some day');
  await app.make.task({ project, dueOn: '2020-01-10', doneAt: new Date() });
  expect((await asPm.graphql(query, { project: id })).data).toEqual({
    boardTasks: { edges: [{ node: { title: 'Late' } }] },
    taskCounts: { todo: 1, done: 0 },
  });
});

test('managed projects are filtered by a member of the team', async () => {
  const member = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const tested = await app.make.project({ projectManager: pm, tester: member, title: 'Tested' });
  await app.make.project({ projectManager: pm, developer: member, status: 'completed', title: 'Finished' });
  await app.make.project({ developer: member, title: 'Of someone else' });
  const query = `query ($memberId: ID) {
    plannedProjects(filter: { memberId: $memberId, finished: false }) { edges { node { id } } } }`;
  expect((await asPm.graphql(query, { memberId: member.id })).data).toEqual({
    plannedProjects: { edges: [{ node: { id: tested.id } }] },
  });
});

test('within a project tasks keep their manual order, and a task moves next to its new neighbor', async () => {
  const project = await app.make.project({ projectManager: pm });
  const [a, b, c] = [await make(project.id, 'a'), await make(project.id, 'b'), await make(project.id, 'c')];
  await asPm.graphql(move, { id: c, input: { status: 'todo', beforeId: b } });
  expect(await titles({ status: 'todo', project: project.id })).toEqual(['a', 'c', 'b']);
  await asPm.graphql(move, { id: a, input: { status: 'todo', afterId: c } });
  expect(await titles({ status: 'todo', project: project.id })).toEqual(['c', 'a', 'b']);
  await asPm.graphql(move, { id: c, input: { status: 'todo', beforeId: project.id } });
  expect(await titles({ status: 'todo', project: project.id })).toEqual(['a', 'b', 'c']);
});

test('contractors beyond the first page are found by name and email', async () => {
  const getPage = async (filter: object, page: object = {}) => {
    const { data } = await asPm.graphql<Team>(team, { filter, ...page });
    return { ...data.teamMembers.pageInfo, names: data.teamMembers.edges.map(({ node }) => node.firstName) };
  };
  expect(await getPage({ search: 'dev' }, { first: 1 })).toMatchObject({ names: ['Devika'], hasNextPage: false });
  expect((await getPage({ id: pm.id })).names).toEqual(['Priya']);
  expect((await getPage({ isActive: false })).names).toEqual([]);
  const { names } = await getPage({});
  const { endCursor, ...first } = await getPage({}, { first: 1 });
  expect(first).toEqual({ names: names.slice(0, 1), hasNextPage: true });
  expect((await getPage({}, { after: endCursor })).names).toEqual(names.slice(1));
  expect((await asPm.graphql(team, { first: 501 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('managed projects are searched by title', async () => {
  const { data } = await asPm.graphql<{ plannedProjects: { edges: { node: { title: string } }[] } }>(
    'query { plannedProjects(filter: { search: "harb" }) { edges { node { title } } } }',
  );
  expect(data.plannedProjects.edges.map(({ node }) => node.title)).toEqual(['Harbour Booking']);
});
