import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);
const getDay = (date: Date) => date.toISOString().slice(0, 10);

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

async function manager(): Promise<{ pm: TestUser; asPm: TestClient }> {
  const pm = await app.make.user({ role: 'contractor', contractorRole: 'project_manager' });
  return { pm, asPm: await signInAs(app, pm) };
}

async function ask<Data>(client: TestClient, query: string, variables?: object): Promise<Data> {
  return (await client.graphql<Data>(query, variables)).data;
}

const overview = `{ managerOverview { active completed pending atRiskTotal
  atRisk { project { title } overdueTasks isAged isQuietInTesting isStalled } } }`;

test("the overview counts the viewer's managed projects, and says why one is at risk", async () => {
  const { pm, asPm } = await manager();
  await app.make.project({ projectManager: pm, status: 'completed', createdAt: ago(90) });
  await app.make.project({ projectManager: pm, status: 'pending' });
  const fresh = await app.make.project({ projectManager: pm, title: 'Fresh' });
  await app.make.task({ project: fresh, dueOn: getDay(ago(-3)) });
  const late = await app.make.project({ projectManager: pm, title: 'Late' });
  await app.make.task({ project: late, dueOn: getDay(ago(3)) });
  await app.make.task({ project: late, dueOn: getDay(ago(3)), doneAt: ago(5) });
  const stalled = await app.make.project({ projectManager: pm, title: 'Stalled', createdAt: ago(40) });
  await app.make.task({ project: stalled });
  await app.make.task({ project: stalled, doneAt: ago(20) });
  await app.make.project({ projectManager: pm, title: 'Quiet', status: 'testing' });
  await app.make.activity(await app.make.project({ projectManager: pm, title: 'Tried', status: 'testing' }));
  await app.make.project({ title: 'Of someone else', createdAt: ago(90) });

  const safe = { overdueTasks: 0, isAged: false, isQuietInTesting: false, isStalled: false };
  expect(await ask(asPm, overview)).toEqual({
    managerOverview: {
      active: 3,
      completed: 1,
      pending: 1,
      atRiskTotal: 3,
      atRisk: [
        { ...safe, project: { title: 'Stalled' }, isAged: true, isStalled: true },
        { ...safe, project: { title: 'Late' }, overdueTasks: 1 },
        { ...safe, project: { title: 'Quiet' }, isQuietInTesting: true },
      ],
    },
  });
  expect(
    await ask(await signInAs(app, await app.make.user({ role: 'admin' })), '{ managerOverview { completed } }'),
  ).toMatchObject({ managerOverview: { completed: expect.any(Number) } });
});

test('of more than 20 projects at risk, those with the most reasons and the most overdue tasks are listed', async () => {
  const { pm, asPm } = await manager();
  const numbers = Array.from({ length: 21 }, (_, number) => number);
  for (const number of numbers) {
    const status = number % 2 ? 'testing' : 'in_progress';
    const project = await app.make.project({ projectManager: pm, title: `${number}`, status, createdAt: ago(40) });
    const tasks = 1 + (number % 3);
    for (let task = 0; task < tasks; task += 1) await app.make.task({ project, dueOn: getDay(ago(3)) });
  }
  const late = await app.make.project({ projectManager: pm, title: 'Late' });
  for (let task = 0; task < 9; task += 1) await app.make.task({ project: late, dueOn: getDay(ago(3)) });
  await app.make.project({ projectManager: pm, title: 'Old', status: 'pending', createdAt: ago(40) });

  const first = numbers.toSorted((a, b) => (b % 3) - (a % 3) || a - b).slice(0, 20);
  const atRisk = first.map((number) => ({ project: { title: `${number}` }, overdueTasks: 1 + (number % 3) }));
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  expect(await ask(asPm, overview)).toMatchObject({ managerOverview: { atRiskTotal: 23, atRisk } });
  expect(await ask(admin, overview)).toMatchObject({ managerOverview: { atRisk } });
});

test('managed projects include the next due task, and can be filtered by status', async () => {
  const { pm, asPm } = await manager();
  await app.make.project({ projectManager: pm, status: 'pending' });
  const project = await app.make.project({ projectManager: pm });
  await app.make.task({ project, title: 'Later', dueOn: '2026-12-24' });
  await app.make.task({ project, title: 'Next', dueOn: '2026-12-01' });
  await app.make.task({ project, title: 'Done', dueOn: '2026-11-01', doneAt: ago(1) });
  await app.make.task({ project, title: 'Some day' });
  const query = `query ($status: ProjectStatus) { plannedProjects(first: 5, filter: { status: $status }) {
    edges { node { id dueTasks(first: 1) { edges { node { title } } } } } } }`;
  const node = { id: project.id, dueTasks: { edges: [{ node: { title: 'Next' } }] } };
  expect(await ask(asPm, query, { status: 'in_progress' })).toEqual({ plannedProjects: { edges: [{ node }] } });
  const all = await ask<{ plannedProjects: { edges: unknown[] } }>(asPm, query);
  expect(all.plannedProjects.edges).toHaveLength(2);
});

test('columns are counted past the maximum list size, across projects or for one', async () => {
  const { pm, asPm } = await manager();
  const [one, two] = [await app.make.project({ projectManager: pm }), await app.make.project({ projectManager: pm })];
  for (const status of ['todo', 'todo', 'review']) await app.make.task({ project: one, status });
  await app.make.task({ project: two, doneAt: ago(1) });
  await app.make.task();
  const query = 'query ($project: ID) { taskCounts(filter: { projectId: $project }) { todo inProgress review done } }';
  expect(await ask(asPm, query)).toEqual({ taskCounts: { todo: 2, inProgress: 0, review: 1, done: 1 } });
  expect(await ask(asPm, query, { project: two.id })).toEqual({
    taskCounts: { todo: 0, inProgress: 0, review: 0, done: 1 },
  });
});

test('administrators see the counts of all projects', async () => {
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const count = async () =>
    (await ask<{ taskCounts: Record<string, number> }>(admin, '{ taskCounts { todo inProgress review done } }'))
      .taskCounts;
  const { done = 0, ...before } = await count();
  await app.make.task({ doneAt: ago(1) });
  expect(await count()).toEqual({ ...before, done: done + 1 });
});

test("the team's load counts the open tasks of the viewer's managed projects", async () => {
  const { pm, asPm } = await manager();
  const busy = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await app.make.project({ projectManager: pm });
  await app.make.task({ project, assignee: busy, dueOn: '2020-01-01' });
  await app.make.task({ project, assignee: busy, dueOn: '2099-01-01' });
  await app.make.task({ project, assignee: busy, dueOn: '2019-01-01', doneAt: ago(1) });
  await app.make.task({ assignee: busy });
  const query = '{ teamMembers { edges { node { id openTasks overdueTasks nextDueOn } } } }';
  const { teamMembers } = await ask<{ teamMembers: { edges: Array<{ node: { id: string } }> } }>(asPm, query);
  const load = (id: string) => teamMembers.edges.find(({ node }) => node.id === id)?.node;
  expect(load(busy.id)).toEqual({ id: busy.id, openTasks: 2, overdueTasks: 1, nextDueOn: '2020-01-01' });
  expect(load(pm.id)).toEqual({ id: pm.id, openTasks: 0, overdueTasks: 0, nextDueOn: null });
});

test("the team's load by week counts the open tasks that are due in the viewer's projects, and their time", async () => {
  const { pm, asPm } = await manager();
  const busy = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await app.make.project({ projectManager: pm });
  const { teamMembers: empty } = await ask<Load>(asPm, load, { id: busy.id });
  const weeks = empty.edges[0]?.node.weeks ?? [];
  expect(weeks.map(({ dueTasks, timeboxMinutes }) => [dueTasks, timeboxMinutes])).toEqual(
    Array.from({ length: 6 }, () => [0, 0]),
  );
  const at = (week: number, days: number) => getDay(new Date(Date.parse(weeks[week]?.startsOn ?? '') + days * day));
  expect(weeks.map(({ startsOn }) => startsOn)).toEqual([0, 1, 2, 3, 4, 5].map((week) => at(0, 7 * week)));
  const make = (dueOn: string, fields: object = {}) => app.make.task({ project, assignee: busy, dueOn, ...fields });
  for (const dueOn of [at(0, -1), at(1, 0), at(1, 6), at(5, 6), at(5, 7)]) await make(dueOn);
  await make(at(2, 3), { timeboxMinutes: 90 });
  await make(at(2, 4), { timeboxMinutes: 30 });
  await make(at(2, 4), { doneAt: new Date(), timeboxMinutes: 500 });
  await app.make.task({ assignee: busy, dueOn: at(2, 4) });
  const { teamMembers } = await ask<Load>(asPm, load, { id: busy.id });
  expect(teamMembers.edges[0]?.node.weeks.map(({ dueTasks, timeboxMinutes }) => [dueTasks, timeboxMinutes])).toEqual([
    [0, 0],
    [2, 0],
    [2, 120],
    [0, 0],
    [0, 0],
    [1, 0],
  ]);
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const { teamMembers: all } = await ask<Load>(admin, load, { id: busy.id });
  expect(all.edges[0]?.node.weeks[2]?.dueTasks).toBe(3);
});
interface Load {
  teamMembers: {
    edges: Array<{ node: { weeks: Array<{ startsOn: string; dueTasks: number; timeboxMinutes: number }> } }>;
  };
}
const load =
  'query ($id: ID!) { teamMembers(filter: { id: $id }) { edges { node { weeks { startsOn dueTasks timeboxMinutes } } } } }';

test('twelve weeks show how much was done, and how long it took', async () => {
  const { pm, asPm } = await manager();
  const [one, two] = [await app.make.project({ projectManager: pm }), await app.make.project({ projectManager: pm })];
  for (const days of [1, 2, 9]) await app.make.task({ project: one, createdAt: ago(days), doneAt: new Date() });
  await app.make.task({ project: two, createdAt: ago(16), doneAt: ago(14) });
  await app.make.task({ project: two, createdAt: ago(200), doneAt: ago(190) });
  await app.make.task({ doneAt: new Date() });
  const query = 'query ($project: ID) { taskWeeks(projectId: $project) { startsOn done medianDays mostDays } }';
  type Weeks = { taskWeeks: Array<{ startsOn: string; done: number }> };
  const { taskWeeks } = await ask<Weeks>(asPm, query);
  expect(taskWeeks).toHaveLength(12);
  expect(taskWeeks.at(-1)).toMatchObject({ done: 3, medianDays: 2, mostDays: 6.9 });
  expect(taskWeeks.at(-3)).toMatchObject({ done: 1, medianDays: 2, mostDays: 2 });
  expect(taskWeeks.at(-2)).toMatchObject({ done: 0, medianDays: null, mostDays: null });
  expect(new Set(taskWeeks.map(({ startsOn }) => new Date(startsOn).getUTCDay()))).toEqual(new Set([1]));
  const ofTwo = await ask<Weeks>(asPm, query, { project: two.id });
  expect(ofTwo.taskWeeks.reduce((sum, { done }) => sum + done, 0)).toBe(1);
});
