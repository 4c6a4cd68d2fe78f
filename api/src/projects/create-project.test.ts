import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { waitForAllMails, waitForMails } from '#test/outbox';

const create =
  'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id title status tier priority workingLocation estimatedWeeks technologies progress implementationFee monthlySupportFee client { id } clientEmail developer { id } tester { id } projectManager { id } } }';
const shop = { title: ' Shop ', description: 'Sells bread', tier: 'medium' };

let app: TestApp;
let client: TestUser, analyst: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  [client, analyst, admin] = await Promise.all([
    app.make.user(),
    app.make.user({ role: 'product_analyst' }),
    app.make.user({ role: 'admin' }),
  ]);
});
afterAll(() => app.stop());

const createAs = async (user: TestUser, input: object) =>
  (await signInAs(app, user)).graphql<{ createProject: { id: string } }>(create, { input });

test('a client creates a pending project of their own, with the fee of its tier and a first activity', async () => {
  const { data } = await createAs(client, {
    ...shop,
    technologies: ['React', ' '],
    priority: 'critical',
    workingLocation: '',
    estimatedWeeks: 6,
  });
  expect(data.createProject).toEqual({
    id: expect.any(String),
    title: 'Shop',
    status: 'pending',
    tier: 'medium',
    priority: 'critical',
    workingLocation: null,
    estimatedWeeks: 6,
    technologies: ['React'],
    progress: 0,
    implementationFee: '7500.00',
    monthlySupportFee: '0.00',
    client: { id: client.id },
    clientEmail: null,
    developer: null,
    tester: null,
    projectManager: null,
  });
  const activity = await (await signInAs(app, client)).list<{ description: string }>('/api/activity');
  expect(activity.map(({ description }) => description)).toEqual(['Shop: project started']);
});

test.each([
  ['small', '2500.00'],
  ['high', '15000.00'],
  ['enterprise', '0.00'],
])('a %s project costs %s', async (tier, implementationFee) => {
  expect(await createAs(client, { ...shop, tier })).toMatchObject({
    data: { createProject: { implementationFee, priority: 'medium', technologies: [] } },
  });
});

test('the team creates projects for a client with or without an account, or without a client', async () => {
  const made = async (input: object) => (await createAs(admin, input)).data.createProject;
  expect(await made({ ...shop, clientEmail: client.email.toUpperCase() })).toMatchObject({
    client: { id: client.id },
    clientEmail: null,
  });
  expect(await made({ ...shop, clientEmail: 'soon@test.test' })).toMatchObject({
    client: null,
    clientEmail: 'soon@test.test',
  });
  expect(await made(shop)).toMatchObject({ client: null, clientEmail: null });
});

test.each([
  ['developer', 'developer'],
  ['tester', 'tester'],
  ['project_manager', 'projectManager'],
  ['support', 'projectManager'],
])('a contractor who is %s gets their part in what they create, and so sees it', async (contractorRole, part) => {
  const contractor = await app.make.user({ role: 'contractor', contractorRole });
  const { data } = await createAs(contractor, shop);
  const noTeam = { developer: null, tester: null, projectManager: null };
  expect(data.createProject).toMatchObject({ ...noTeam, [part]: { id: contractor.id } });
});

test("a client can't create a project for someone else, and a product analyst can't create any", async () => {
  const codeFor = async (user: TestUser, clientEmail: string) =>
    (await createAs(user, { ...shop, clientEmail })).errors?.[0]?.extensions.code;
  expect(await codeFor(client, 'someone@test.test')).toBe('FORBIDDEN');
  expect(await codeFor(client, client.email)).toBeUndefined();
  expect(await codeFor(analyst, client.email)).toBe('FORBIDDEN');
});

test.each([
  [
    {},
    {
      title: 'Project title is required',
      description: 'Description is required',
      tier: 'Please select a project tier',
    },
  ],
  [{ ...shop, priority: 'whenever' }, { priority: 'Please select a priority' }],
  [{ ...shop, estimatedWeeks: 0 }, { estimatedWeeks: 'Please estimate at least 1 week' }],
  [{ ...shop, estimatedWeeks: 1.5 }, { estimatedWeeks: 'Estimated duration must be a whole number of weeks' }],
  [{ ...shop, clientEmail: 'no-one' }, { clientEmail: 'Please enter a valid email address' }],
  [{ ...shop, title: 'a'.repeat(201) }, { title: 'Please keep this to 200 characters' }],
])('an invalid project is refused with the field: %#', async (input, fields) => {
  const { errors } = await createAs(client, input);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('the agency gets a mail about a project that a client starts, and none about those of others', async () => {
  const clara = await app.make.user({ firstName: 'Clara', lastName: 'Meyer' });
  const title = 'Berths for marinas';
  const { data } = await createAs(clara, { ...shop, title });
  await createAs(admin, { ...shop, title: 'Internal tool', clientEmail: clara.email });
  const mails = await waitForMails(app, 'founder@test.test', 1);
  const notice = mails.find(({ subject }) => subject?.includes(title));
  expect(notice?.subject).toBe(`New project from Clara Meyer: ${title}`);
  expect(notice?.text).toContain(`/admin/projects?project=${data.createProject.id}`);
  expect(mails.some(({ subject }) => subject?.includes('Internal tool'))).toBe(false);
});

test("a client's projects are created without mail over the quota of mails a person", async () => {
  const busy = await app.make.user({ firstName: 'Bea', lastName: 'Busy' });
  const asBusy = await signInAs(app, busy);
  for (let count = 1; count <= 52; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the last ones are over the quota
    const { errors } = await asBusy.graphql(create, { input: { ...shop, title: `Shop ${count}` } });
    expect(errors).toBeUndefined();
  }
  const mails = await waitForAllMails(app, 'founder@test.test');
  expect(mails.filter(({ subject }) => subject?.startsWith('New project from Bea Busy'))).toHaveLength(50);
  const { data } = await asBusy.graphql('{ projects(first: 1) { totalCount } }');
  expect(data).toEqual({ projects: { totalCount: 52 } });
});

test('an administrator starts a project for a client with a team; clients and other contractors assign no team', async () => {
  const [developer, tester, manager] = await Promise.all(
    ['developer', 'tester', 'project_manager'].map((contractorRole) =>
      app.make.user({ role: 'contractor', contractorRole }),
    ),
  );
  const team = { developerId: developer?.id, testerId: tester?.id, projectManagerId: manager?.id };
  expect(await createAs(admin, { ...shop, clientEmail: client.email, ...team })).toMatchObject({
    data: {
      createProject: {
        client: { id: client.id },
        developer: { id: developer?.id },
        tester: { id: tester?.id },
        projectManager: { id: manager?.id },
      },
    },
  });
  for (const user of [client, developer as TestUser])
    expect(await createAs(user, { ...shop, developerId: developer?.id })).toMatchObject({
      errors: [
        {
          message: 'Only administrators and project managers can assign a team',
          extensions: { code: 'FORBIDDEN' },
        },
      ],
    });
  expect(await createAs(admin, { ...shop, testerId: client.id })).toMatchObject({
    errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: { testerId: 'Please select a member of the team' } } }],
  });
});

test('a project manager starts a project with a team, and manages it', async () => {
  const [manager, other, developer] = await Promise.all(
    ['project_manager', 'project_manager', 'developer'].map((contractorRole) =>
      app.make.user({ role: 'contractor', contractorRole }),
    ),
  );
  const input = { ...shop, clientEmail: 'soon@test.test', developerId: developer?.id };
  for (const projectManagerId of [undefined, manager?.id])
    expect(await createAs(manager as TestUser, { ...input, projectManagerId })).toMatchObject({
      data: {
        createProject: {
          clientEmail: 'soon@test.test',
          developer: { id: developer?.id },
          tester: null,
          projectManager: { id: manager?.id },
        },
      },
    });
  expect(await createAs(manager as TestUser, { ...input, projectManagerId: other?.id })).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
});
