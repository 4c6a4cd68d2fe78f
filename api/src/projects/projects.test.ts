import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';

interface Page {
  projects: {
    edges: Array<{ cursor: string; node: { id: string; title: string; viewerCanUpdate: boolean } }>;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const list =
  'query ($first: Int! = 50, $after: String) { projects(first: $first, after: $after) { edges { cursor node { id title viewerCanUpdate } } pageInfo { hasNextPage endCursor } } }';
const one = 'query ($id: ID!) { project(id: $id) { id title } }';
const update =
  'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id status progress liveUrl viewerCanUpdate } }';

let app: TestApp;
let client: TestUser, developer: TestUser, tester: TestUser, pm: TestUser, admin: TestUser, sales: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
  [client, developer, tester, pm, sales, admin] = await Promise.all([
    app.make.user(),
    contractor('developer'),
    contractor('tester'),
    contractor('project_manager'),
    contractor('sales'),
    app.make.user({ role: 'admin' }),
  ]);
});
afterAll(() => app.stop());

const seenBy = async (user: TestUser) => {
  const { data } = await (await signInAs(app, user)).graphql<Page>(list);
  return data.projects.edges.map(({ node }) => node);
};

test('everyone sees the projects they are part of, and no others', async () => {
  const mine = await app.make.project({ client, developer, tester, projectManager: pm });
  const other = await app.make.project();
  for (const user of [client, developer, tester, pm])
    expect((await seenBy(user)).map(({ id }) => id)).toEqual([mine.id]);
  expect((await seenBy(admin)).map(({ id }) => id)).toEqual([other.id, mine.id]);
  expect(await seenBy(sales)).toEqual([]);

  const asClient = await signInAs(app, client);
  expect(await asClient.graphql(one, { id: mine.id })).toMatchObject({ data: { project: { title: mine.title } } });
  expect(await asClient.graphql(one, { id: other.id })).toMatchObject({ data: { project: null } });
});

test('REST returns the same projects as a plain array, with the people on them', async () => {
  const owner = await app.make.user({ firstName: 'Otto' });
  const project = await app.make.project({ client: owner, developer });
  const { status, body } = await (await signInAs(app, owner)).send('GET', '/api/projects');
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({
      id: project.id,
      implementationFee: '2500.00',
      technologies: ['TypeScript'],
      tester: null,
    }),
  ]);
  expect(body).toEqual([
    expect.objectContaining({ client: { id: owner.id, firstName: 'Otto', lastName: 'Last', email: owner.email } }),
  ]);
  expect((await app.client.send('GET', '/api/projects')).status).toBe(401);
});

test('a list paginates without gaps or duplicates, newest first, also while new rows arrive', async () => {
  const owner = await app.make.user();
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push((await app.make.project({ client: owner })).id);
  const asOwner = await signInAs(app, owner);
  const seen: string[] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const { data }: { data: Page } = await asOwner.graphql<Page>(list, { first: 2, after });
    seen.push(...data.projects.edges.map(({ node }) => node.id));
    ({ hasNextPage: more, endCursor: after } = data.projects.pageInfo);
    await app.make.project({ client: owner });
  }
  expect(seen).toEqual(made.toReversed());
});

test.each([
  [{ first: 0 }, 'BAD_USER_INPUT'],
  [{ first: 501 }, 'BAD_USER_INPUT'],
  [{ after: 'nonsense' }, 'MALFORMED_REQUEST'],
  [{ after: Buffer.from('["a"]').toString('base64url') }, 'MALFORMED_REQUEST'],
  [{ after: Buffer.from(String.raw`["\u0000"]`).toString('base64url') }, 'MALFORMED_REQUEST'],
  [{ after: Buffer.from('["a","b"]').toString('base64url') }, 'MALFORMED_REQUEST'],
])('an invalid page is refused: %j', async (variables, code) => {
  const { errors } = await (await signInAs(app, client)).graphql(list, variables);
  expect(errors?.[0]?.extensions.code).toBe(code);
});

test('fragments, aliases and repeated fields read what they select', async () => {
  const owner = await app.make.user();
  await app.make.project({ client: owner, developer, title: 'Aliased' });
  const query = `{ projects { edges { node { name: title ...a ... on Project { client { email } } } } } } fragment a on Project { client { firstName } developer { id } }`;
  const { data } = await (await signInAs(app, owner)).graphql(query);
  expect(data).toEqual({
    projects: {
      edges: [
        {
          node: {
            name: 'Aliased',
            client: { firstName: 'First', email: owner.email },
            developer: { id: developer.id },
          },
        },
      ],
    },
  });
});

test('the developer and the project manager may change a project; the tester may not; others do not find it', async () => {
  const project = await app.make.project({ client, developer, tester, projectManager: pm });
  const change = async (user: TestUser, input: object) =>
    (await signInAs(app, user)).graphql(update, { id: project.id, input });
  expect(await change(developer, { status: 'testing', progress: 80 })).toMatchObject({
    data: { updateProject: { status: 'testing', progress: 80, viewerCanUpdate: true } },
  });
  expect(await change(pm, { liveUrl: 'https://live.example' })).toMatchObject({
    data: { updateProject: { progress: 80, liveUrl: 'https://live.example' } },
  });
  expect((await change(tester, { progress: 1 })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await change(client, { progress: 1 })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await change(sales, { progress: 1 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const can = async (user: TestUser) => (await seenBy(user)).find(({ id }) => id === project.id)?.viewerCanUpdate;
  expect(await Promise.all([developer, pm, admin, tester, client].map(can))).toEqual([true, true, true, false, false]);
});

test('a project without a client account can be given to a client, and then stays theirs', async () => {
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const { data } = await admin.graphql<{ createProject: { id: string } }>(
    'mutation { createProject(input: { title: "Free", description: "For someone", tier: small }) { id } }',
  );
  const give = (clientEmail: string) =>
    admin.graphql(
      'mutation ($id: ID!, $clientEmail: EmailAddress) { updateProject(id: $id, input: { clientEmail: $clientEmail }) { clientEmail client { email } } }',
      { id: data.createProject.id, clientEmail },
    );
  expect((await give('soon@test.test')).data).toEqual({
    updateProject: { clientEmail: 'soon@test.test', client: null },
  });
  expect((await give(client.email)).data).toEqual({
    updateProject: { clientEmail: null, client: { email: client.email } },
  });
  expect((await give('other@test.test')).errors?.[0]?.message).toBe('This project already has a client');
});

test('a change over a version that someone else has changed meanwhile is refused, and stores nothing', async () => {
  const { id } = await app.make.project({ client, developer });
  const person = await signInAs(app, developer);
  const read = async () =>
    (
      await person.graphql<{ project: { progress: number; updatedAt: string } }>(
        'query ($id: ID!) { project(id: $id) { progress updatedAt } }',
        { id },
      )
    ).data.project;
  const change = (progress: number, ifUpdatedAt?: string) =>
    person.graphql(
      'mutation ($id: ID!, $input: UpdateProjectInput!, $ifUpdatedAt: DateTime) { updateProject(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { progress } }',
      { id, input: { progress }, ifUpdatedAt },
    );
  const { updatedAt } = await read();
  expect(await change(20, updatedAt)).toMatchObject({ data: { updateProject: { progress: 20 } } });
  expect(await change(30, updatedAt)).toMatchObject({ errors: [{ extensions: { code: 'CHANGED_MEANWHILE' } }] });
  expect(await read()).toMatchObject({ progress: 20 });
  expect(await change(40)).toMatchObject({ data: { updateProject: { progress: 40 } } });
});

test('a change writes one activity with what changed', async () => {
  const project = await app.make.project({ client, developer, title: 'Harbour' });
  await (
    await signInAs(app, developer)
  ).graphql(update, { id: project.id, input: { status: 'testing', progress: 90 } });
  await (await signInAs(app, developer)).graphql(update, { id: project.id, input: { progress: 90 } });
  const { body } = await (
    await signInAs(app, client)
  ).send<Array<{ description: string; project: { id: string } }>>('GET', '/api/activity');
  expect(body.filter((entry) => entry.project.id === project.id).map((entry) => entry.description)).toEqual([
    'Harbour: now testing, 90% complete',
  ]);
});

test.each([
  [{ progress: 101 }, { progress: 'Progress must be at most 100' }],
  [{ liveUrl: 'javascript:alert(1)' }, { liveUrl: 'Please enter a valid web address' }],
])('an invalid change is refused with the field: %j', async (input, fields) => {
  const project = await app.make.project({ developer });
  const { errors } = await (await signInAs(app, developer)).graphql(update, { id: project.id, input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('an invalid id is a malformed request, for reading and for changing', async () => {
  const asAdmin = await signInAs(app, admin);
  for (const [query, variables] of [
    [one, { id: '1' }],
    [update, { id: "'; drop table users", input: {} }],
  ] as const) {
    expect((await asAdmin.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('MALFORMED_REQUEST');
  }
});

test("text that the database can't store is a malformed request, and nothing changes", async () => {
  const project = await app.make.project({ developer });
  const { errors } = await (
    await signInAs(app, developer)
  ).graphql(update, { id: project.id, input: { progress: 5, liveUrl: 'https://a.example/\0' } });
  expect(errors?.[0]?.extensions.code).toMatch(/^(MALFORMED_REQUEST|BAD_USER_INPUT)$/);
  const { data } = await (
    await signInAs(app, admin)
  ).graphql('query ($id: ID!) { project(id: $id) { progress } }', { id: project.id });
  expect(data).toEqual({ project: { progress: 0 } });
});

test("a client's figures include all of their projects and no others", async () => {
  const owner = await app.make.user();
  await app.make.project({ client: owner, status: 'in_progress', fees: ['1000.50', '10.00'] });
  await app.make.project({ client: owner, status: 'completed', fees: ['2000.25', '5.25'] });
  await app.make.project({ client: owner, status: 'cancelled', fees: ['1.00', '0.00'] });
  const figures = '{ clientSummary { activeProjects totalInvested monthlySupport moneySaved { value isSample } } }';
  const summary = {
    activeProjects: 1,
    totalInvested: '3001.75',
    monthlySupport: '15.25',
    moneySaved: { value: '156000.00', isSample: true },
  };
  expect(await (await signInAs(app, owner)).graphql(figures)).toMatchObject({ data: { clientSummary: summary } });
  const newcomer = await signInAs(app, await app.make.user());
  expect(await newcomer.graphql(figures)).toMatchObject({
    data: { clientSummary: { activeProjects: 0, totalInvested: '0.00', monthlySupport: '0.00' } },
  });
});
