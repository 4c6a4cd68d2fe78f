import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { createInvitation, type TestInvitation } from '#test/invite';
import { waitForMails } from '#test/outbox';

const path = '/api/admin/invites';
const fields = 'id email status isUsed issuedAt expiresAt revokedAt token code joinUrl';
const list = `query ($first: Int, $after: String) { invitations(first: $first, after: $after) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`;
const resend = `mutation ($id: ID!) { resendInvitation(id: $id) { ${fields} } }`;
const revoke = `mutation ($id: ID!) { revokeInvitation(id: $id) { ${fields} } }`;
interface Page {
  invitations: {
    edges: Array<{ node: TestInvitation & { status: string } }>;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin', firstName: 'Adaeze', lastName: 'Okafor' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const getStatus = async (id: string) => {
  const { data } = await admin.graphql<Page>(list, { first: 500 });
  return data.invitations.edges.find(({ node }) => node.id === id)?.node.status;
};
const validate = async ({ token }: { token: string }) =>
  (await app.client.send('POST', '/api/auth/validate-invite', { token })).status;
const expire = ({ id }: { id: string }) =>
  database.query(
    "update invitations set issued_at = now() - interval '73 hours', expires_at = now() - interval '1 hour' where id = $1",
    [id],
  );
const register = ({ token }: TestInvitation) =>
  createTestClient(app.url).send('POST', '/api/auth/register', {
    token,
    firstName: 'Ada',
    lastName: 'Byron',
    password: 'test-password-123',
  });

test('an invitation returns its token, code and link only once, and nothing stores them in plain text', async () => {
  const { status, body } = await admin.send<TestInvitation & { issuedAt: string }>('POST', path, {
    email: ' Yusuf@Stackyard.test ',
    role: 'contractor',
    contractorRole: 'tester',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    email: 'yusuf@stackyard.test',
    role: 'contractor',
    contractorRole: 'tester',
    usedAt: null,
    isUsed: false,
    revokedAt: null,
    status: 'pending',
    joinUrl: `${app.url}/join?invite=${body.token}`,
  });
  expect(body.token).toMatch(/^[\w-]{43}$/);
  expect(body.code).toMatch(/^([ACDEFGHJKMNPQRTWXY34679]{4}-){2}[ACDEFGHJKMNPQRTWXY34679]{4}$/);
  expect(Date.parse(body.expiresAt) - Date.parse(body.issuedAt)).toBe(72 * 60 * 60 * 1000);

  const all = await admin.send<TestInvitation[]>('GET', path);
  expect(all.status).toBe(200);
  expect(all.body[0]).toEqual({ ...body, token: null, code: null, joinUrl: null });
  const { rows } = await database.query<{ row: string }>('select i::text as row from invitations i where id = $1', [
    body.id,
  ]);
  for (const secret of [body.token, body.code, body.code.replaceAll('-', '')]) {
    expect(rows[0]?.row).not.toContain(secret);
  }
});

test('the email says who invites to which role, with the link, the code and their validity', async () => {
  const invitation = await createInvitation(admin, { role: 'contractor', contractorRole: 'developer' });
  const [mail] = await waitForMails(app, invitation.email, 1);
  expect(mail?.subject).toBe('Your invitation to 10x Labs');
  expect(mail?.text).toContain('Adaeze Okafor invites you to join 10x Labs as a contractor (developer).');
  expect(mail?.text).toContain(invitation.joinUrl);
  expect(mail?.text).toContain(invitation.code);
  expect(mail?.text).toContain('valid for 72 hours');
  expect(mail?.text).toContain(`choose Associate Login on ${app.url}/`);
  const client = await createInvitation(admin);
  expect((await waitForMails(app, client.email, 1))[0]?.text).not.toContain('Associate Login');
});

test('without the email there is no invitation', async () => {
  await database.query('alter function graphile_worker.add_job rename to away');
  expect((await admin.send('POST', path, { email: 'nomail@invited.test', role: 'client' })).status).toBe(500);
  await database.query('alter function graphile_worker.away rename to add_job');
  expect((await database.query("select 1 from invitations where email = 'nomail@invited.test'")).rowCount).toBe(0);
});

test('the list is newest first, paginated, and includes each status', async () => {
  const [used, expired, revoked, pending] = [
    await createInvitation(admin),
    await createInvitation(admin),
    await createInvitation(admin),
    await createInvitation(admin),
  ];
  expect((await register(used)).status).toBe(201);
  await expire(expired);
  await admin.graphql(revoke, revoked);
  const first = (await admin.graphql<Page>(list, { first: 3 })).data.invitations;
  const second = (await admin.graphql<Page>(list, { first: 1, after: first.pageInfo.endCursor })).data.invitations;
  const nodes = [...first.edges, ...second.edges].map(({ node }) => [node.id, node.status]);
  expect(nodes).toEqual([
    [pending.id, 'pending'],
    [revoked.id, 'revoked'],
    [expired.id, 'expired'],
    [used.id, 'used'],
  ]);
});

test('resending creates another token, code and expiry, and the previous ones stop working', async () => {
  const before = await createInvitation(admin);
  await expire(before);
  expect(await getStatus(before.id)).toBe('expired');
  const { data } = await admin.graphql<{ resendInvitation: TestInvitation }>(resend, before);
  const after = data.resendInvitation;
  expect(after).toMatchObject({ id: before.id, email: before.email, status: 'pending', joinUrl: expect.any(String) });
  expect([await validate(before), await validate(after)]).toEqual([410, 200]);
  expect(after.code).not.toBe(before.code);
  const mails = await waitForMails(app, before.email, 2);
  expect(mails[1]?.text).toContain(after.joinUrl);
});

test("a revoked invitation can't be used or resent; revoking it twice is allowed", async () => {
  const invitation = await createInvitation(admin);
  const revoked = { revokeInvitation: { status: 'revoked', token: null, revokedAt: expect.any(String) } };
  const once = await admin.graphql(revoke, invitation);
  expect(once.data).toMatchObject(revoked);
  expect((await admin.graphql(revoke, invitation)).data).toEqual(once.data);
  expect(await validate(invitation)).toBe(410);
  const { errors } = await admin.graphql(resend, invitation);
  expect(errors?.[0]).toMatchObject({
    message: 'This invitation has been revoked. Please create a new one',
    extensions: { code: 'CONFLICT' },
  });
});

test("a used invitation can't be resent or revoked, even concurrently", async () => {
  const invitation = await createInvitation(admin);
  const [registered, revoked] = await Promise.all([register(invitation), admin.graphql(revoke, invitation)]);
  const outcome = [registered.status, revoked.errors?.[0]?.extensions.code ?? 'revoked'];
  expect([
    [201, 'CONFLICT'],
    [410, 'revoked'],
  ]).toContainEqual(outcome);
  const used = await createInvitation(admin);
  await register(used);
  for (const document of [resend, revoke]) {
    expect((await admin.graphql(document, used)).errors?.[0]).toMatchObject({
      message: 'This invitation has already been used',
      extensions: { code: 'CONFLICT' },
    });
  }
});

test('an unknown invitation is not found, and a malformed id is rejected', async () => {
  for (const document of [resend, revoke]) {
    const getCode = async (id: string) => (await admin.graphql(document, { id })).errors?.[0]?.extensions.code;
    expect(await getCode('00000000-0000-7000-8000-000000000000')).toBe('NOT_FOUND');
    expect(await getCode('1')).toBe('MALFORMED_REQUEST');
  }
});

test('a contractor role is one of the three, or the name of an active record', async () => {
  const inviteTo = (contractorRole: string) =>
    admin.send('POST', path, { email: 'writer@invited.test', role: 'contractor', contractorRole });
  const refused = { status: 400, body: { fields: { contractorRole: 'Please select an active contractor role' } } };
  expect(await inviteTo('technical_writer')).toMatchObject(refused);
  await admin.send('POST', '/api/admin/contractor-roles', { name: 'technical_writer', displayName: 'Writer' });
  expect((await inviteTo('technical_writer')).status).toBe(201);
  await database.query("update contractor_roles set is_active = false where name = 'technical_writer'");
  expect(await inviteTo('technical_writer')).toMatchObject(refused);
  expect(await inviteTo('')).toMatchObject({ status: 201, body: { contractorRole: null } });
});

test("existing accounts can't be invited, except an active client as a contractor", async () => {
  const client = await app.make.user();
  const again = (role: string) => admin.send('POST', path, { email: client.email.toUpperCase(), role });
  const message = 'An account with this email already exists. You can change its role in the list of users';
  for (const role of ['client', 'admin', 'product_analyst'])
    expect(await again(role)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message, fields: { email: message } },
    });
  expect((await again('contractor')).status).toBe(201);
  await database.query('update users set deactivated_at = now() where id = $1', [client.id]);
  expect(await again('contractor')).toMatchObject({
    status: 409,
    body: { message: 'The account with this email is deactivated. Please choose another email' },
  });
});

test.each([
  [{}, { email: 'Please enter a valid email address', role: 'Please select a role' }],
  [
    { email: 'no', role: 'king' },
    { email: 'Please enter a valid email address', role: 'Please select a role' },
  ],
  [{ email: `${'a'.repeat(250)}@b.test`, role: 'client' }, { email: 'Please keep this to 254 characters' }],
  [{ email: 'a\0@b.test', role: 'client' }, { email: 'Please enter a valid email address' }],
  [
    { email: 'a@b.test', role: 'client', contractorRole: 'tester' },
    { contractorRole: 'Only contractors can have a contractor role' },
  ],
  [
    { email: 'a@b.test', role: 'contractor', contractorRole: 'x'.repeat(51) },
    { contractorRole: 'Please keep this to 50 characters' },
  ],
  [
    { email: 'a@b.test', role: 'contractor', contractorRole: 'tester\0' },
    { contractorRole: 'Please remove the invisible characters' },
  ],
])('an invalid invitation is rejected with the exact messages: %#', async (body, messages) => {
  expect(await admin.send('POST', path, body)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields: messages },
  });
});

test('invitations require an administrator', async () => {
  const client = await signInAs(app, await app.make.user());
  expect([(await client.send('GET', path)).status, (await client.send('POST', path, {})).status]).toEqual([403, 403]);
  expect((await app.client.send('GET', path)).status).toBe(401);
});
