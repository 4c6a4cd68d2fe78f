import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { eventually } from '#test/eventually';
import type { TestClient } from '#test/client';
import type { TestProject, TestUser } from '#test/factories';
import { subscribeTo } from '#test/socket';

const create = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
const move = 'mutation ($id: ID!, $input: MoveTaskInput!) { moveTask(id: $id, input: $input) { status doneAt } }';
const update = `mutation ($id: ID!, $input: UpdateTaskInput!) {
  updateTask(id: $id, input: $input) { title description dueOn assignee { id } } }`;
const remove = 'mutation ($id: ID!) { deleteTask(id: $id) }';
const subscription = 'subscription { taskChanged { id projectId task { title status } } }';

let app: TestApp;
let pm: TestUser, developer: TestUser, asPm: TestClient, asAdmin: TestClient, project: TestProject;
beforeAll(async () => {
  app = await startTestApp();
  pm = await app.make.user({ role: 'contractor', contractorRole: 'project_manager' });
  developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  asPm = await signInAs(app, pm);
  asAdmin = await signInAs(app, await app.make.user({ role: 'admin' }));
  project = await app.make.project({ projectManager: pm });
});
afterAll(() => app.stop());

const make = async (of: TestProject, title = 'A task', client = asPm) =>
  (await client.graphql<{ createTask: { id: string } }>(create, { input: { projectId: of.id, title } })).data.createTask
    .id;

async function listen(client: TestClient) {
  const { next, stop } = await subscribeTo<{ taskChanged: object }>(client, subscription);
  return { heard: async () => (await next()).value?.data?.taskChanged, stop };
}

test('a task records when it was done, until it is reopened', async () => {
  const id = await make(project);
  const to = async (status: string) =>
    (await asPm.graphql<{ moveTask: { doneAt: string | null } }>(move, { id, input: { status } })).data.moveTask.doneAt;
  expect(await to('review')).toBeNull();
  const done = await to('done');
  expect(Date.now() - Date.parse(done ?? '')).toBeLessThan(60_000);
  expect(await to('done')).toBe(done);
  expect(await to('todo')).toBeNull();
});

test('a task is updated field by field, and omitted fields are unchanged', async () => {
  const id = await make(project, 'Map');
  const input = { title: ' The map ', description: 'With depths', dueOn: '2026-12-01', assigneeId: developer.id };
  const changed = { title: 'The map', description: 'With depths', dueOn: '2026-12-01', assignee: { id: developer.id } };
  expect(await asPm.graphql(update, { id, input })).toMatchObject({ data: { updateTask: changed } });
  const bare = { description: null, dueOn: null, assigneeId: null };
  expect(await asPm.graphql(update, { id, input: bare })).toMatchObject({
    data: { updateTask: { title: 'The map', description: '', dueOn: null, assignee: null } },
  });
  for (const [wrong, fields] of [
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ dueOn: '2026-02-30' }, { dueOn: 'Please enter a date' }],
    [{ assigneeId: project.id }, { assigneeId: 'Please select a member of the team' }],
  ] as const)
    expect((await asPm.graphql(update, { id, input: wrong })).errors?.[0]?.extensions).toMatchObject({ fields });
});

test('the project manager and administrators receive every change to a task, another project manager none', async () => {
  const other = await app.make.user({ role: 'contractor', contractorRole: 'project_manager' });
  const theirs = await app.make.project({ projectManager: other });
  const [mine, all] = await Promise.all([listen(asPm), listen(asAdmin)]);
  const asOther = await signInAs(app, other);
  const foreign = await make(theirs, 'Theirs', asOther);
  const id = await make(project, 'Mine');
  const change = (task: object | null) => ({ id, projectId: project.id, task });
  expect(await all.heard()).toMatchObject({ id: foreign });
  for (const one of [mine, all]) expect(await one.heard()).toEqual(change({ title: 'Mine', status: 'todo' }));

  await asAdmin.graphql(move, { id, input: { status: 'review' } });
  for (const one of [mine, all]) expect(await one.heard()).toEqual(change({ title: 'Mine', status: 'review' }));
  await asPm.graphql(remove, { id });
  for (const one of [mine, all]) expect(await one.heard()).toEqual(change(null));
  await Promise.all([mine.stop(), all.stop()]);
});

test('of two concurrent moves of a task, the last one wins', async () => {
  const id = await make(project);
  const db = new pg.Client(app.databaseUrl);
  await db.connect();
  // The board is locked: the move below has already read the task's position, and waits.
  await db.query('begin');
  await db.query('select 1 from projects where id = $1 for update', [project.id]);
  const moved = asPm.graphql(move, { id, input: { status: 'todo', position: 0 } });
  await eventually(async () => {
    await db.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await db.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(rowCount).toBeGreaterThan(0);
  });
  await db.query("update tasks set status = 'done', done_at = now() where id = $1", [id]);
  await db.query('commit');
  await db.end();
  expect(await moved).toMatchObject({ data: { moveTask: { status: 'todo', doneAt: null } } });
});
