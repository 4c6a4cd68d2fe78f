import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoAccounts, type DemoName } from '#demo/accounts';
import { demoPassword } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';

let app: TestApp;
const as = {} as Record<DemoName, TestClient>;
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on' });
  for (const name of ['admin', 'developer'] as const) {
    const client = createTestClient(app.url);
    const { status } = await client.send('POST', '/api/auth/login', {
      email: demoAccounts[name].email,
      password: demoPassword,
    });
    expect(status).toBe(200);
    as[name] = client;
  }
});
afterAll(() => app.stop());

const ids = '{ edges { node { id } } }';
const matches = (args: string) => `knowledgeMatches(search: "a", ${args}) ${ids}`;

/** Each argument of a released portal, what replaces it, and the list without either. */
const replaced: Array<[DemoName, string, string, string]> = [
  ['admin', `projects(status: testing) ${ids}`, `projects(filter: { status: testing }) ${ids}`, `projects ${ids}`],
  ['admin', `projects(aged: true) ${ids}`, `projects(filter: { aged: true }) ${ids}`, `projects ${ids}`],
  ['admin', `projects(search: "an") ${ids}`, `projects(filter: { search: "an" }) ${ids}`, `projects ${ids}`],
  [
    'admin',
    `projects(oldestFirst: true) ${ids}`,
    `projects(orderBy: { field: created, direction: asc }) ${ids}`,
    `projects ${ids}`,
  ],
  [
    'admin',
    `plannedProjects(status: testing) ${ids}`,
    `plannedProjects(filter: { status: testing }) ${ids}`,
    `plannedProjects ${ids}`,
  ],
  ['admin', `users(role: client) ${ids}`, `users(filter: { role: client }) ${ids}`, `users ${ids}`],
  ['admin', `users(search: "demo-") ${ids}`, `users(filter: { search: "demo-" }) ${ids}`, `users ${ids}`],
  ['admin', `users(standing: closed) ${ids}`, `users(filter: { standing: closed }) ${ids}`, `users ${ids}`],
  ['admin', `contacts(kind: client) ${ids}`, `contacts(filter: { kind: client }) ${ids}`, `contacts ${ids}`],
  ['admin', `contacts(search: "an") ${ids}`, `contacts(filter: { search: "an" }) ${ids}`, `contacts ${ids}`],
  ['admin', `contacts(leadStatus: won) ${ids}`, `contacts(filter: { leadStatus: won }) ${ids}`, `contacts ${ids}`],
  ['admin', `leads(status: won) ${ids}`, `leads(filter: { status: won }) ${ids}`, `leads ${ids}`],
  ['admin', `leads(search: "an") ${ids}`, `leads(filter: { search: "an" }) ${ids}`, `leads ${ids}`],
  [
    'admin',
    'leadCounts(search: "an") { count }',
    'leadCounts(filter: { search: "an" }) { count }',
    'leadCounts { count }',
  ],
  [
    'admin',
    `supportTickets(resolved: true) ${ids}`,
    `supportTickets(filter: { resolved: true }) ${ids}`,
    `supportTickets ${ids}`,
  ],
  ...['hub: upskill', 'category: guide', 'isPublished: false', 'search: "an"'].map(
    (argument): [DemoName, string, string, string] => [
      'admin',
      `knowledgeResources(${argument}) ${ids}`,
      `knowledgeResources(filter: { ${argument} }) ${ids}`,
      `knowledgeResources ${ids}`,
    ],
  ),
  [
    'admin',
    `knowledgeResources(sort: title, direction: asc) ${ids}`,
    `knowledgeResources(orderBy: { field: title, direction: asc }) ${ids}`,
    `knowledgeResources ${ids}`,
  ],
  ...['hub: upskill', 'category: guide'].map((argument): [DemoName, string, string, string] => [
    'admin',
    matches(argument),
    matches(`filter: { ${argument} }`),
    matches('first: 50'),
  ]),
];

test.each(replaced)('%s gets the same from %s as from %s', async (name, old, now, all) => {
  const results = await Promise.all(
    [old, now, all].map(async (field) => (await as[name].graphql<{ list: object }>(`{ list: ${field} }`)).data.list),
  );
  expect(results).not.toContain(null);
  expect(results[0]).toEqual(results[1]);
  expect(results[1]).not.toEqual(results[2]);
});

interface Items {
  old: Array<{ id: string }>;
  now: { edges: Array<{ node: { id: string } }> };
}

test.each([
  ['tasks', 'managedTasks'],
  ['team', 'teamMembers'],
  ['payouts', 'payoutHistory'],
  ['aiDocuments', 'documents'],
])('the list %s has the items of %s', async (old, now) => {
  const { data } = await as.admin.graphql<Items>(`{ old: ${old} { id } now: ${now}(first: 500) ${ids} }`);
  expect(data.old.length).toBeGreaterThan(1);
  expect(data.old).toEqual(data.now.edges.map(({ node }) => node));
});

test('a filter and an order replace the arguments of before', async () => {
  const { data } = await as.admin.graphql<Record<'both' | 'now', object>>(`{
    both: projects(status: testing, oldestFirst: true, filter: { status: completed }, orderBy: { field: created, direction: desc }) ${ids}
    now: projects(filter: { status: completed }) ${ids} }`);
  expect(data.both).toEqual(data.now);
});

test('tasks are counted in a project, and messages sorted, as released portals ask for it', async () => {
  const { data: first } = await as.admin.graphql<{ projects: { edges: Array<{ node: { id: string } }> } }>(
    `{ projects(filter: { status: testing }, first: 1) ${ids} }`,
  );
  const { data: tasks } = await as.admin.graphql<Record<'old' | 'now' | 'all', object>>(
    `query ($id: ID) { old: taskCounts(projectId: $id) { todo inProgress review done }
      now: taskCounts(filter: { projectId: $id }) { todo inProgress review done } all: taskCounts { todo inProgress review done } }`,
    { id: first.projects.edges[0]?.node.id },
  );
  expect(tasks.old).toEqual(tasks.now);
  expect(tasks.now).not.toEqual(tasks.all);
  const { data: chats } = await as.developer.graphql<{ conversations: { edges: Array<{ node: { id: string } }> } }>(
    `{ conversations(first: 1) ${ids} }`,
  );
  const { data: messages } = await as.developer.graphql<Record<'old' | 'now' | 'reversed', object>>(
    `query ($id: ID!) { old: messages(conversationId: $id, order: newest_first) ${ids}
      now: messages(conversationId: $id, orderBy: { field: created, direction: desc }) ${ids} reversed: messages(conversationId: $id) ${ids} }`,
    { id: chats.conversations.edges[0]?.node.id },
  );
  expect(messages.old).toEqual(messages.now);
  expect(messages.now).not.toEqual(messages.reversed);
});
