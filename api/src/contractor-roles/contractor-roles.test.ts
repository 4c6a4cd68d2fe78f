import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { queueBehindLock } from '#test/queue-behind-lock';

const path = '/api/admin/contractor-roles';
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

test('an administrator creates roles and lists them by name', async () => {
  const writer = { name: 'technical_writer', displayName: ' Technical writer ', permissions: ['read projects'] };
  const { status, body } = await admin.send('POST', path, writer);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...writer, displayName: 'Technical writer', description: null, isActive: true });
  await admin.send('POST', path, { name: 'analyst', displayName: 'Analyst', description: 'Asks why' });
  const all = await admin.send<Array<{ name: string }>>('GET', path);
  expect(all.status).toBe(200);
  expect(all.body).toMatchObject([
    { name: 'analyst', description: 'Asks why', permissions: [] },
    { name: 'technical_writer' },
  ]);
});

test('a name is unique, even with concurrent requests', async () => {
  const role = { name: 'twice', displayName: 'Twice' };
  const answers = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'lock table contractor_roles in share row exclusive mode', waiting: 2 },
    [() => admin.send('POST', path, role), () => admin.send('POST', path, role)],
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await admin.send('POST', path, role)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', fields: { name: 'A role with this name already exists' } },
  });
});

test.each([
  [{}, { name: 'Role name is required', displayName: 'Display name is required' }],
  [
    { name: ' ', displayName: '' },
    { name: 'Role name is required', displayName: 'Display name is required' },
  ],
  [{ name: 'QA-Lead', displayName: 'x' }, { name: 'Role name must be lowercase with underscores only' }],
  [{ name: 'a'.repeat(51), displayName: 'x' }, { name: 'Please keep this to 50 characters' }],
  [
    { name: 'a', displayName: 'x', permissions: Array(51).fill('p') },
    { permissions: 'Please keep this to 50 permissions' },
  ],
])('an invalid role is rejected with the exact messages: %#', async (role, fields) => {
  expect(await admin.send('POST', path, role)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields },
  });
});

test('a contractor gets the record of their own role, null if there is none; other roles are for administrators', async () => {
  await admin.send('POST', path, { name: 'tester', displayName: 'Quality assurance' });
  const getRole = async (contractorRole: string) =>
    (await signInAs(app, await app.make.user({ role: 'contractor', contractorRole }))).send(
      'GET',
      '/api/contractor/role',
    );
  expect(await getRole('tester')).toMatchObject({
    status: 200,
    body: { name: 'tester', displayName: 'Quality assurance' },
  });
  expect(await getRole('developer')).toMatchObject({ status: 200, body: null });
  expect(await admin.send('GET', '/api/contractor/role')).toMatchObject({ status: 200, body: null });
  const contractor = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'tester' }));
  expect((await contractor.send('GET', path)).status).toBe(403);
});

const change =
  'mutation ($id: ID!, $input: UpdateContractorRoleInput!) { updateContractorRole(id: $id, input: $input) { name displayName description permissions isActive people } }';

test("everything but a role's name can be changed, and it has its number of active accounts", async () => {
  const { id, name } = await app.make.contractorRole();
  await app.make.user({ role: 'contractor', contractorRole: name });
  const given = { displayName: ' Writer ', description: 'Writes', permissions: ['write'] };
  expect(await admin.graphql(change, { id, input: given })).toMatchObject({
    data: {
      updateContractorRole: { ...given, displayName: 'Writer', name, isActive: true, people: 1 },
    },
  });
  const { errors } = await admin.graphql(change, { id, input: { displayName: ' ' } });
  expect(errors?.[0]?.extensions.fields).toEqual({ displayName: 'Display name is required' });
});

test('no one can be invited to an inactive role, even a built-in one; people who have it keep it', async () => {
  const { id } = await app.make.contractorRole({ name: 'support' });
  const supporter = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'support' }));
  await admin.graphql(change, { id, input: { isActive: false } });
  const invite = { email: 'new@support.test', role: 'contractor', contractorRole: 'support' };
  expect(await admin.send('POST', '/api/admin/invites', invite)).toMatchObject({
    status: 400,
    body: { fields: { contractorRole: 'Please select an active contractor role' } },
  });
  expect((await supporter.send('GET', '/api/contractor/role')).body).toMatchObject({ isActive: false });
  await admin.graphql(change, { id, input: { isActive: true } });
  expect((await admin.send('POST', '/api/admin/invites', invite)).status).toBe(201);
});
