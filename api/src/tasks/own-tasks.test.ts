import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { waitForAllMails, waitForMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';

let app: TestApp;
let manager: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  manager = await contractor('project_manager');
});
afterAll(() => app.stop());

const contractor = (contractorRole = 'developer') => app.make.user({ role: 'contractor', contractorRole });
const managed = () => app.make.project({ projectManager: manager });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const myTasks = `query ($filter: OwnTaskFilter) {
  myTasks(filter: $filter) { totalCount edges { node { title } } }
}`;
const titles = async (user: TestUser, filter = {}) =>
  (
    await (
      await signInAs(app, user)
    ).graphql<{ myTasks: { edges: Array<{ node: { title: string } }> } }>(myTasks, { filter })
  ).data.myTasks.edges.map(({ node }) => node.title);
const create = `mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }`;
const update = `mutation ($id: ID!, $input: UpdateTaskInput!) { updateTask(id: $id, input: $input) { id timeboxMinutes } }`;
const move = `mutation ($id: ID!) { moveTask(id: $id, input: { status: in_progress }) { status } }`;
const comment = `mutation ($id: ID!, $content: String!) {
  commentOnTask(id: $id, input: { content: $content }) { content author { id } }
}`;
const timebox = `mutation ($id: ID!, $minutes: Int) { setTaskTimebox(id: $id, input: { minutes: $minutes }) { timeboxMinutes } }`;

test('a contractor lists their own tasks by due date, and done ones newest first', async () => {
  const developer = await contractor();
  const [project, other] = [await managed(), await managed()];
  await app.make.task({ project, assignee: developer, title: 'whenever' });
  await app.make.task({ project, assignee: developer, title: 'late', dueOn: inDays(-2) });
  await app.make.task({ project: other, assignee: developer, title: 'soon', dueOn: inDays(1) });
  await app.make.task({ project, assignee: await contractor(), title: 'of someone else' });
  await app.make.task({ project, assignee: developer, title: 'done first', doneAt: daysAgo(3) });
  await app.make.task({ project, assignee: developer, title: 'done last', doneAt: daysAgo(1) });

  expect(await titles(developer, { isDone: false })).toEqual(['late', 'soon', 'whenever']);
  expect(await titles(developer, { isDone: true })).toEqual(['done last', 'done first']);
  expect(await titles(developer, { isDone: false, projectId: other.id })).toEqual(['soon']);
  expect(await titles(developer, { dueOn: inDays(1) })).toEqual(['soon']);
  expect(await titles(developer, { dueOn: inDays(3) })).toEqual([]);
});

test('the assignee moves a task, sets its timebox and comments on it; another contractor finds no such task', async () => {
  const developer = await contractor();
  const { id } = await app.make.task({ project: await managed(), assignee: developer });
  const [own, stranger] = [await signInAs(app, developer), await signInAs(app, await contractor('tester'))];

  for (const [operation, variables] of [
    [move, {}],
    [timebox, { minutes: 90 }],
    [comment, { content: 'Mine?' }],
  ] as const)
    expect((await stranger.graphql(operation, { id, ...variables })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');

  expect((await own.graphql(move, { id })).data).toEqual({ moveTask: { status: 'in_progress' } });
  expect((await own.graphql(timebox, { id, minutes: 90 })).data).toEqual({ setTaskTimebox: { timeboxMinutes: 90 } });
  expect((await own.graphql(comment, { id, content: 'Half done' })).data).toEqual({
    commentOnTask: { content: 'Half done', author: { id: developer.id } },
  });
});

test('a tester reports a finding: its developer has it as a task, the tester follows and discusses it, and no other tester sees it', async () => {
  const [developer, tester, stranger] = [await contractor(), await contractor('tester'), await contractor('tester')];
  const project = await app.make.project({ developer, tester, projectManager: manager });
  const input = { projectId: project.id, title: 'The total is wrong', description: 'Two berths with EARLY' };
  const report = `mutation ($input: ReportFindingInput!) {
    reportFinding(input: $input) { id title status assignee { id } reporter { id } }
  }`;
  const [asDeveloper, asTester, asStranger] = [
    await signInAs(app, developer),
    await signInAs(app, tester),
    await signInAs(app, stranger),
  ];
  expect((await asStranger.graphql(report, { input })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { next, stop } = await subscribeTo(asTester, 'subscription { myTaskChanged { task { status } } }');
  const { data } = await asTester.graphql<{ reportFinding: { id: string } }>(report, { input });
  const { id } = data.reportFinding;
  expect(data.reportFinding).toEqual({
    id,
    title: 'The total is wrong',
    status: 'todo',
    assignee: { id: developer.id },
    reporter: { id: tester.id },
  });
  expect((await next()).value).toEqual({ data: { myTaskChanged: { task: { status: 'todo' } } } });
  const [mail] = await waitForMails(app, developer.email, 1);
  expect(mail?.subject).toBe('Task: The total is wrong');
  expect(await titles(developer)).toEqual(['The total is wrong']);
  expect(await titles(tester)).toEqual([]);
  expect(await titles(tester, { isReported: true })).toEqual(['The total is wrong']);
  expect((await asTester.graphql(comment, { id, content: 'In Firefox, too' })).errors).toBeUndefined();
  expect((await asTester.graphql(move, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await asStranger.graphql(comment, { id, content: '?' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await asDeveloper.graphql(move, { id })).data).toEqual({ moveTask: { status: 'in_progress' } });
  await stop();
});

test('a tester who leaves the project no longer sees their finding, its comments or its changes', async () => {
  const [developer, tester] = [await contractor(), await contractor('tester')];
  const project = await app.make.project({ developer, tester });
  const staying = await app.make.project({ tester });
  const title = 'The map is upside down';
  const { id } = await app.make.task({ project, assignee: developer, reporter: tester, title });
  const other = await app.make.task({ project: staying, reporter: tester, title: 'The map is gone' });
  const asTester = await signInAs(app, tester);
  const thread = 'query ($id: ID!) { task(id: $id) { title comments { edges { node { content } } } } }';
  expect((await asTester.graphql(thread, { id })).data).toEqual({ task: { title, comments: { edges: [] } } });
  const asAdmin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const team = { developerId: developer.id, testerId: null, projectManagerId: null };
  const change =
    'mutation ($id: ID!, $input: ChangeProjectTeamInput!) { changeProjectTeam(id: $id, input: $input) { id } }';
  expect((await asAdmin.graphql(change, { id: project.id, input: team })).errors).toBeUndefined();

  const events = await subscribeTo(asTester, 'subscription { myTaskChanged { id } }');
  expect((await asTester.graphql(thread, { id })).data).toEqual({ task: null });
  expect(await titles(tester, { isReported: true })).toEqual(['The map is gone']);
  expect((await asTester.graphql(comment, { id, content: 'Fixed?' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (const changed of [id, other.id]) await asAdmin.graphql(move, { id: changed });
  expect((await events.next()).value).toEqual({ data: { myTaskChanged: { id: other.id } } });
  await events.stop();
});

test('the assignee may not change what the task is, who does it or when it is due', async () => {
  const developer = await contractor();
  const { id } = await app.make.task({ project: await managed(), assignee: developer });
  const { errors } = await (await signInAs(app, developer)).graphql(update, { id, input: { dueOn: inDays(30) } });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('comments are for the assignee and those who plan the project, oldest first', async () => {
  const developer = await contractor();
  const { id } = await app.make.task({ project: await managed(), assignee: developer });
  await (await signInAs(app, developer)).graphql(comment, { id, content: 'Which harbor?' });
  await (await signInAs(app, manager)).graphql(comment, { id, content: 'All of them' });

  const thread = `query ($id: ID!) { task(id: $id) { comments { edges { node { content } } } } }`;
  for (const reader of [developer, manager])
    expect((await (await signInAs(app, reader)).graphql(thread, { id })).data).toEqual({
      task: { comments: { edges: [{ node: { content: 'Which harbor?' } }, { node: { content: 'All of them' } }] } },
    });
  expect((await (await signInAs(app, await contractor())).graphql(thread, { id })).data).toEqual({ task: null });
});

test('a timebox is 1 minute to 40 hours, or none', async () => {
  const developer = await contractor();
  const { id } = await app.make.task({ project: await managed(), assignee: developer });
  const own = await signInAs(app, developer);
  for (const minutes of [0, 2401])
    expect((await own.graphql(timebox, { id, minutes })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  for (const minutes of [1, 2400, null])
    expect((await own.graphql(timebox, { id, minutes })).data).toEqual({ setTaskTimebox: { timeboxMinutes: minutes } });
});

test('a new assignee gets an email with a link, unless they want none or assigned it themselves', async () => {
  const [developer, quiet] = [await contractor(), await contractor()];
  const project = await app.make.project({ projectManager: manager, title: 'Harbor' });
  const settings = 'mutation { updateEmailSettings(input: { taskAssigned: false }) { taskAssigned } }';
  expect((await (await signInAs(app, quiet)).graphql(settings)).errors).toBeUndefined();

  const planner = await signInAs(app, manager);
  const { data } = await planner.graphql<{ createTask: { id: string } }>(create, {
    input: { projectId: project.id, title: 'Draw the map', assigneeId: developer.id, dueOn: '2026-12-01' },
  });
  const [mail] = await waitForAllMails(app, developer.email);
  expect(mail?.subject).toBe('Task: Draw the map');
  expect(mail?.text).toContain('“Draw the map” in Harbor is now yours. It is due on Tuesday, December 1, 2026.');
  expect(mail?.text).toContain(`${app.url}/contractor?tab=tasks&task=${data.createTask.id}\n`);

  await planner.graphql(update, { id: data.createTask.id, input: { assigneeId: quiet.id } });
  await planner.graphql(update, { id: data.createTask.id, input: { assigneeId: manager.id } });
  expect(await waitForAllMails(app, quiet.email)).toEqual([]);
  expect(await waitForAllMails(app, manager.email)).toEqual([]);
});

test('a new assignee starts without the timebox of the previous one', async () => {
  const [first, second] = [await contractor(), await contractor()];
  const { id } = await app.make.task({ project: await managed(), assignee: first });
  await (await signInAs(app, first)).graphql(timebox, { id, minutes: 90 });
  const { data } = await (await signInAs(app, manager)).graphql(update, { id, input: { assigneeId: second.id } });
  expect(data).toEqual({ updateTask: { id, timeboxMinutes: null } });
});

test('new and overdue tasks are action items, until they are started or done', async () => {
  const developer = await contractor();
  await app.make.contractorProfile(developer);
  const project = await managed();
  const overdue = await app.make.task({
    project,
    assignee: developer,
    title: 'Late',
    dueOn: inDays(-2),
    status: 'review',
  });
  const fresh = await app.make.task({ project, assignee: developer, title: 'New', assignedAt: daysAgo(1) });
  await app.make.task({ project, assignee: developer, title: 'Known', assignedAt: daysAgo(8) });
  const items = '{ needsMe { items { kind title path } } }';
  const own = await signInAs(app, developer);
  expect((await own.graphql(items)).data).toEqual({
    needsMe: {
      items: [
        { kind: 'overdue_task', title: 'Late', path: `/contractor?tab=tasks&task=${overdue.id}` },
        { kind: 'new_task', title: 'New', path: `/contractor?tab=tasks&task=${fresh.id}` },
      ],
    },
  });
  await own.graphql(move, { id: fresh.id });
  expect((await own.graphql<{ needsMe: { items: unknown[] } }>(items)).data.needsMe.items).toHaveLength(1);
});

test('a contractor hears of changes to their tasks, and that a task is no longer theirs', async () => {
  const [developer, other] = [await contractor(), await contractor()];
  const { id } = await app.make.task({ project: await managed(), assignee: developer });
  const events = await subscribeTo(
    await signInAs(app, developer),
    'subscription { myTaskChanged { id task { assignee { id } } } }',
  );
  const planner = await signInAs(app, manager);
  await planner.graphql(move, { id });
  expect((await events.next()).value).toEqual({
    data: { myTaskChanged: { id, task: { assignee: { id: developer.id } } } },
  });
  await planner.graphql(update, { id, input: { assigneeId: other.id } });
  expect((await events.next()).value).toEqual({ data: { myTaskChanged: { id, task: null } } });
  await events.socket.dispose();
});
