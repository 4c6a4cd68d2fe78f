import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { queueBehindLock } from '#test/queue-behind-lock';

const fields = 'id title description status position dueOn project { id } assignee { id }';
const create = `mutation ($input: CreateTaskInput!) { createTask(input: $input) { ${fields} } }`;
const move = 'mutation ($id: ID!, $input: MoveTaskInput!) { moveTask(id: $id, input: $input) { status position } }';
const assign = 'mutation ($id: ID!, $to: ID) { assignTask(id: $id, assigneeId: $to) { assignee { id } } }';
interface Row {
  id: string;
  title: string;
  status: string;
  position: number;
}

let app: TestApp;
let pm: TestUser, developer: TestUser, asPm: TestClient, asAdmin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  pm = await app.make.user({ role: 'contractor', contractorRole: 'project_manager' });
  developer = await app.make.user({ role: 'contractor', contractorRole: 'developer', firstName: 'Dev', lastName: 'A' });
  asPm = await signInAs(app, pm);
  asAdmin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const make = async (projectId: string, title: string) =>
  (await asPm.graphql<{ createTask: Row }>(create, { input: { projectId, title } })).data.createTask;
const getCode = async (client: TestClient, document: string, variables: object) =>
  (await client.graphql(document, variables)).errors?.[0]?.extensions.code;

test('a project manager creates and sees the tasks of projects they manage, an administrator all', async () => {
  const [mine, other] = [await app.make.project({ projectManager: pm }), await app.make.project()];
  const input = { projectId: mine.id, title: ' Map ', assigneeId: developer.id, dueOn: '2026-11-30' };
  const { data } = await asPm.graphql<{ createTask: Row }>(create, { input });
  expect(data.createTask).toMatchObject({
    title: 'Map',
    description: '',
    status: 'todo',
    position: 0,
    dueOn: '2026-11-30',
    project: { id: mine.id },
    assignee: { id: developer.id },
  });
  const foreign = await asAdmin.graphql<{ createTask: Row }>(create, {
    input: { projectId: other.id, title: 'Theirs' },
  });
  const listed = await asPm.send<Row[]>('GET', '/api/tasks');
  expect(listed.status).toBe(200);
  expect(listed.body).toMatchObject([data.createTask]);
  expect((await asAdmin.send<Row[]>('GET', '/api/tasks')).body).toHaveLength(2);

  const { id } = foreign.data.createTask;
  expect(await getCode(asPm, create, { input: { projectId: other.id, title: 'x' } })).toBe('NOT_FOUND');
  expect(await getCode(asPm, move, { id, input: { status: 'done' } })).toBe('NOT_FOUND');
  expect(await getCode(asPm, assign, { id })).toBe('NOT_FOUND');
  expect(await getCode(asPm, assign, { id: 'nonsense' })).toBe('MALFORMED_REQUEST');
  const asDeveloper = await signInAs(app, developer);
  expect((await asDeveloper.send('GET', '/api/tasks')).status).toBe(403);
});

test('a task moves to a position in a column, and the others make room', async () => {
  const project = await app.make.project({ projectManager: pm });
  const made = [];
  for (const title of ['a', 'b', 'c']) made.push(await make(project.id, title));
  const [a, b, c] = made;
  const board = async () => {
    const { body } = await asPm.send<Array<Row & { project: { id: string } }>>('GET', '/api/tasks');
    return body
      .filter((task) => task.project.id === project.id)
      .map(({ title, status, position }) => `${status} ${position} ${title}`)
      .toSorted();
  };
  expect(await board()).toEqual(['todo 0 a', 'todo 1 b', 'todo 2 c']);
  await asPm.graphql(move, { id: c?.id, input: { status: 'todo', position: 0 } });
  expect(await board()).toEqual(['todo 0 c', 'todo 1 a', 'todo 2 b']);
  await asPm.graphql(move, { id: a?.id, input: { status: 'in_progress' } });
  expect(await asPm.graphql(move, { id: b?.id, input: { status: 'in_progress', position: 99 } })).toMatchObject({
    data: { moveTask: { status: 'in_progress', position: 1 } },
  });
  expect(await board()).toEqual(['in_progress 0 a', 'in_progress 1 b', 'todo 0 c']);
});

test('positions stay unique when many tasks are created concurrently', async () => {
  const project = await app.make.project({ projectManager: pm });
  const made = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from projects where id = $1 for update',
      values: [project.id],
      waiting: 2,
    },
    Array.from({ length: 10 }, (_, index) => () => make(project.id, `Task ${index}`)),
  );
  expect(made.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a task can be assigned to a contractor, or to no one', async () => {
  const project = await app.make.project({ projectManager: pm });
  const { id } = await make(project.id, 'Assign me');
  expect(await asPm.graphql(assign, { id, to: developer.id })).toMatchObject({
    data: { assignTask: { assignee: { id: developer.id } } },
  });
  const client = await app.make.user();
  for (const to of [client.id, 'nonsense'])
    expect((await asPm.graphql(assign, { id, to })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { assigneeId: 'Please select a member of the team' },
    });
  expect(await asPm.graphql(assign, { id })).toMatchObject({ data: { assignTask: { assignee: null } } });
});

test.each([
  [{}, { projectId: 'Please select a project', title: 'Title is required' }],
  [
    { title: 'x'.repeat(201), projectId: 'a' },
    { projectId: 'Please select a project', title: 'Please keep this to 200 characters' },
  ],
  [{ title: 'x', dueOn: '2026-02-30' }, { dueOn: 'Please enter a date' }],
])('an invalid task is refused: %#', async (input, messages) => {
  const { errors } = await asPm.graphql(create, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: messages });
});

test('the team lists every contractor with their active projects, each counted once', async () => {
  const busy = await app.make.user({ role: 'contractor', contractorRole: 'tester', firstName: 'Tom', lastName: 'B' });
  await app.make.project({ developer: busy, tester: busy });
  await app.make.project({ tester: busy, status: 'testing' });
  await app.make.project({ tester: busy, status: 'completed' });
  const { status, body } = await asPm.send<unknown[]>('GET', '/api/team');
  expect(status).toBe(200);
  expect(body).toHaveLength(3);
  expect(body[0]).toMatchObject({ id: developer.id, firstName: 'Dev', activeProjects: 0 });
  expect(body[1]).toEqual({
    id: busy.id,
    firstName: 'Tom',
    lastName: 'B',
    contractorRole: 'tester',
    activeProjects: 2,
  });
  expect((await (await signInAs(app, busy)).send('GET', '/api/team')).status).toBe(403);
});

test('the team shows who is deactivated', async () => {
  const left = await app.make.user({ role: 'contractor' });
  await asAdmin.graphql('mutation ($id: ID!) { deactivateUser(id: $id) { id } }', { id: left.id });
  const { data } = await asPm.graphql<{ team: object[] }>('{ team { id isActive } }');
  expect(data.team).toContainEqual({ id: left.id, isActive: false });
  expect(data.team).toContainEqual({ id: developer.id, isActive: true });
});

test("a deactivated contractor keeps their tasks, but can't get new ones", async () => {
  const project = await app.make.project({ projectManager: pm });
  const left = await app.make.user({ role: 'contractor' });
  const [theirs, other] = [await make(project.id, 'Theirs'), await make(project.id, 'Other')];
  await asPm.graphql(assign, { id: theirs.id, to: left.id });
  await asAdmin.graphql('mutation ($id: ID!) { deactivateUser(id: $id) { id } }', { id: left.id });
  const again = await asPm.graphql(assign, { id: theirs.id, to: left.id });
  expect(again.data).toEqual({ assignTask: { assignee: { id: left.id } } });
  const { errors } = await asPm.graphql(assign, { id: other.id, to: left.id });
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { assigneeId: 'Please select a member of the team' } });
});
