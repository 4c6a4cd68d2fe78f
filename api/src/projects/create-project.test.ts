import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { as } from '#test/as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';

const create =
  'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id title status tier priority workingLocation estimatedWeeks technologies progress implementationFee monthlySupportFee client { id } projectManager { id } } }';
const shop = { title: ' Shop ', description: 'Sells bread', tier: 'medium' };

let app: TestApp;
let client: TestUser, developer: TestUser, pm: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  [client, developer, pm, admin] = await Promise.all([
    app.make.user(),
    app.make.user({ role: 'contractor', contractorRole: 'developer' }),
    app.make.user({ role: 'contractor', contractorRole: 'project_manager' }),
    app.make.user({ role: 'admin' }),
  ]);
});
afterAll(() => app.stop());

const createAs = async (user: TestUser, input: object) =>
  (await as(app, user)).graphql<{ createProject: { id: string } }>(create, { input });

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
    projectManager: null,
  });
  const { body } = await (await as(app, client)).send<Array<{ description: string }>>('GET', '/api/activity');
  expect(body.map(({ description }) => description)).toEqual(['Shop: project started']);
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

test('administrators and project managers create projects for a client, and a project manager manages it', async () => {
  const input = { ...shop, clientId: client.id };
  expect(await createAs(admin, input)).toMatchObject({
    data: { createProject: { client: { id: client.id }, projectManager: null } },
  });
  expect(await createAs(pm, input)).toMatchObject({
    data: { createProject: { client: { id: client.id }, projectManager: { id: pm.id } } },
  });
});

test('the client of a project is one who is there', async () => {
  const missing = await createAs(admin, shop);
  expect(missing.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { clientId: 'Please select a client' },
  });
  const codeFor = async (user: TestUser, clientId: string) =>
    (await createAs(user, { ...shop, clientId })).errors?.[0]?.extensions.code;
  expect(await codeFor(admin, developer.id)).toBe('NOT_FOUND');
  expect(await codeFor(admin, '1')).toBe('MALFORMED_REQUEST');
  expect(await codeFor(client, pm.id)).toBe('FORBIDDEN');
  expect(await codeFor(developer, client.id)).toBe('FORBIDDEN');
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
  [{ ...shop, estimatedWeeks: 1.5 }, { estimatedWeeks: 'Estimated duration is a whole number of weeks' }],
  [{ ...shop, title: 'a'.repeat(201) }, { title: 'Please keep this to 200 characters' }],
])('a project that breaks a rule says which field: %#', async (input, fields) => {
  const { errors } = await createAs(client, input);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});
