import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { AuditAction } from 'rules/audit';
import { rootFieldAudiences } from '#access/audiences';
import { createSchema } from '#schema';
import { signInAs } from '#test/sign-in-as';
import { createTestClient } from '#test/client';
import { type TestUser, testPassword } from '#test/factories';
import { getOperations } from '#test/operations';
import { collectTestData } from '#test/test-data';
import { createSampleArguments } from '#test/sample-arguments';
import { subscribeTo } from '#test/socket';
import { createWorld, type Things, type World } from '#test/world';

const writes = collectTestData(({ audited }) => audited);
const silent = collectTestData(({ notAudited }) => notAudited);
const callers = collectTestData((data) => data.callers);

const operations = getOperations(createSchema());
const changes = rootFieldAudiences().filter(({ kind }) => kind === 'mutation');
const byAdministrators = new Set(
  changes
    .filter(({ audiences }) => audiences.some((name) => /^(admin|founder|analyst)$/.test(name)))
    .map(({ field }) => field),
);
const list =
  'query ($first: Int = 50, $after: String, $action: AuditAction, $actor: String, $search: String, $from: DateTime, $until: DateTime) { auditEntries(first: $first, after: $after, filter: { action: $action, actor: $actor, search: $search, from: $from, until: $until }) { edges { node { id action subjectKind subjectId subjectLabel details address createdAt actor { email } } } pageInfo { hasNextPage endCursor } } }';
interface Entry {
  id: string;
  action: AuditAction;
  subjectKind: string;
  subjectId: string;
  subjectLabel: string;
  details: string | null;
  address: string | null;
  createdAt: string;
  actor: { email: string };
}

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.app.stop());

const clientFor = (kind: string) => world.clients[kind] ?? world.app.client;
async function entries(given: object = {}): Promise<Entry[]> {
  const { data } = await clientFor('founder').graphql<{ auditEntries: { edges: Array<{ node: Entry }> } }>(list, given);
  return data.auditEntries.edges.map(({ node }) => node);
}
const call = (name: string, things: Things, kind = 'admin') => {
  const operation = operations.find((each) => each.name === name);
  return clientFor(kind).graphql(operation?.document ?? '', createSampleArguments(things)[name] ?? {});
};
async function sql(text: string): Promise<void> {
  const client = new pg.Client(world.app.databaseUrl);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

test('every change that administrators or analysts may make has an audit entry, or a reason why not', () => {
  const known = [...Object.keys(writes), ...Object.keys(silent)];
  // Some that everyone may make are recorded, too.
  const theirs = changes.map(({ field }) => field).filter((field) => byAdministrators.has(field) || field in writes);
  expect(known.toSorted()).toEqual(theirs.toSorted());
});

async function deleteWebhooks(): Promise<void> {
  const admin = clientFor('admin');
  const { data } = await admin.graphql<{ webhooks: Array<{ id: string }> }>('{ webhooks { id } }');
  for (const { id } of data.webhooks)
    await admin.graphql('mutation ($id: ID!) { deleteWebhook(id: $id) { webhookId } }', { id });
}

describe.each(Object.entries(writes))('%s', (name, action) => {
  const ready: Record<string, (things: Things) => Promise<unknown>> = {
    reactivateUser: (things) => call('deactivateUser', things),
    // Those that the other tests have created reach the limit.
    createWebhook: deleteWebhooks,
    removeSecondFactors: ({ person }) => world.app.make.passkey({ user: { id: person } as TestUser }),
  };
  test(`is recorded as ${action}, with its actor, subject and address`, async () => {
    const things = await world.own(name);
    await ready[name]?.(things);
    const before = await entries({ action });
    const caller = byAdministrators.has(name) ? 'admin' : callers[name]?.as;
    expect((await call(name, things, caller)).errors).toBeUndefined();
    const [entry, ...rest] = await entries({ action });
    expect(rest).toEqual(before);
    expect(entry).toMatchObject({ action, address: expect.stringMatching(/^2001:db8:/) });
    expect(entry?.subjectLabel).toMatch(/\S/);
    expect(Object.values(things).map(String)).toContainEqual(
      /created/.test(action) ? expect.anything() : entry?.subjectId,
    );
  });
});

test('refused changes and changes without effect write no audit entry', async () => {
  const things = await world.own();
  const before = await entries();
  await call('changeUserRole', things, 'client');
  const same = { ...things, person: '00000000-0000-7000-8000-000000000000' };
  await call('deactivateUser', same);
  await clientFor('admin').graphql(
    'mutation ($id: ID!) { updateContractorRole(id: $id, input: { displayName: "A role" }) { id } }',
    { id: things.role },
  );
  expect(await entries()).toEqual(before);
});

test('an update that keeps a project’s status writes no audit entry', async () => {
  const { id } = await world.app.make.project({ status: 'testing' });
  const before = await entries();
  const update = (status: string) =>
    clientFor('admin').graphql(
      'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }',
      { id, input: { status, progress: 70 } },
    );
  expect((await update('testing')).errors).toBeUndefined();
  expect(await entries()).toEqual(before);
  await update('completed');
  expect((await entries())[0]).toMatchObject({ subjectId: id, details: 'from testing to completed' });
});

test('entries contain neither secrets nor written content', async () => {
  const email = 'audited@invited.test';
  const { data } = await clientFor('admin').graphql<{ createInvitation: { token: string; code: string } }>(
    'mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) { token code } }',
    { input: { email, role: 'contractor', contractorRole: 'tester' } },
  );
  const { template } = await world.own();
  await clientFor('admin').graphql(
    'mutation ($id: Int!) { updatePromptTemplate(id: $id, input: { systemPrompt: "The secret recipe" }) { id } }',
    { id: template },
  );
  const recorded = await entries({ first: 5 });
  expect(recorded[1]).toMatchObject({ subjectLabel: email, details: 'Contractor, Tester' });
  expect(recorded[0]).toMatchObject({ action: 'prompt_template_changed', details: 'system prompt' });
  for (const secret of [data.createInvitation.token, data.createInvitation.code, 'recipe'])
    expect(JSON.stringify(recorded)).not.toContain(secret);
});

test('only sign-ins of administrators are recorded, and a changed password is no sign-in', async () => {
  const admin = await world.app.make.user({ role: 'admin', firstName: 'Ada', lastName: 'King' });
  const before = (await entries({ action: 'signed_in' })).length;
  await signInAs(world.app, await world.app.make.user());
  const client = await signInAs(world.app, admin);
  const password = 'test-password-123';
  await client.graphql('mutation ($i: ChangePasswordInput!) { changePassword(input: $i) }', {
    i: { currentPassword: password, newPassword: 'another-long-password-7' },
  });
  const after = await entries({ action: 'signed_in' });
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ subjectLabel: 'Ada King', actor: { email: admin.email } });
});

test('a sign-in over GraphQL is recorded like one over REST', async () => {
  const admin = await world.app.make.user({ role: 'admin', firstName: 'Grace', lastName: 'Hill' });
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }';
  const input = { email: admin.email, password: testPassword };
  expect((await createTestClient(world.app.url).graphql(signIn, { input })).errors).toBeUndefined();
  const [newest] = await entries({ action: 'signed_in' });
  expect(newest).toMatchObject({ subjectLabel: 'Grace Hill', actor: { email: admin.email } });
});

test('entries can be filtered by actor, action, time and text', async () => {
  const { role } = await world.own();
  await clientFor('admin').graphql(
    'mutation ($id: ID!) { updateContractorRole(id: $id, input: { displayName: "Cartographer" }) { id } }',
    { id: role },
  );
  const [newest] = await entries({ search: 'cartograph' });
  expect(newest).toMatchObject({ action: 'contractor_role_changed', subjectId: role });
  const actor = newest?.actor.email;
  expect(new Set((await entries({ actor })).map((entry) => entry.actor.email))).toEqual(new Set([actor]));
  expect(await entries({ actor: 'no-one@test.test' })).toEqual([]);
  const at = newest?.createdAt ?? '';
  expect(await entries({ search: 'Cartographer', from: at })).toHaveLength(1);
  expect(await entries({ search: 'Cartographer', until: at })).toEqual([]);
  expect(await entries({ search: '100%' })).toEqual([]);
  const page = await entries({ first: 1 });
  expect(page).toHaveLength(1);
});

test('released portals find entries by the arguments from before the filter', async () => {
  const find = (args: string) => clientFor('founder').graphql(`{ auditEntries(${args}) { edges { node { id } } } }`);
  const { data: all } = await find('first: 500');
  const [newest] = await entries({ action: 'contractor_role_changed' });
  for (const argument of [
    'action: contractor_role_changed',
    `actor: "${newest?.actor.email}"`,
    'search: "Cartographer"',
    `from: "${newest?.createdAt}"`,
    `until: "${newest?.createdAt}"`,
  ]) {
    const { data } = await find(`first: 500, ${argument}`);
    expect(data).toEqual((await find(`first: 500, filter: { ${argument} }`)).data);
    expect(data).not.toEqual(all);
  }
});

test('the database refuses to change, delete or truncate entries', async () => {
  await expect(sql("update audit_entries set details = 'nothing'")).rejects.toThrow('append-only');
  await expect(sql('delete from audit_entries')).rejects.toThrow('append-only');
  await expect(sql('truncate audit_entries')).rejects.toThrow('append-only');
});

test('the founder receives a new entry live, and no one else sees the audit log', async () => {
  const founder = await signInAs(world.app, { email: 'the-founder@test.test' });
  const { next } = await subscribeTo(founder, 'subscription { auditEntryAdded { action subjectLabel } }');
  const things = await world.own();
  await call('updateContractorRole', things);
  expect(await next()).toMatchObject({
    value: { data: { auditEntryAdded: { action: 'contractor_role_changed', subjectLabel: 'Another role' } } },
  });
  for (const kind of ['admin', 'analyst', 'client'])
    expect((await clientFor(kind).graphql('{ auditActors { id } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('two administrators who deactivate each other at the same time both get a response', async () => {
  const [one, other] = [await world.app.make.user({ role: 'admin' }), await world.app.make.user({ role: 'admin' })];
  const [asOne, asOther] = [await signInAs(world.app, one), await signInAs(world.app, other)];
  const close = 'mutation ($id: ID!) { deactivateUser(id: $id) { id } }';
  const answers = await Promise.all([asOne.graphql(close, { id: other.id }), asOther.graphql(close, { id: one.id })]);
  for (const { errors } of answers) expect(errors?.[0]?.extensions.code).not.toBe('INTERNAL');
  expect((await createTestClient(world.app.url).send('GET', '/healthz')).status).toBe(200);
});
