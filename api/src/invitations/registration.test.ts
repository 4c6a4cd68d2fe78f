import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { createInvitation, type TestInvitation } from '#test/invite';

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const person = { firstName: 'Ada', lastName: 'Byron', password: 'a long password' };
const register = (token: string, given: object = {}, client = createTestClient(app.url)) =>
  client.send<{ user: { id: string } }>('POST', '/api/auth/register', { token, ...person, ...given });
const validateToken = (token: unknown) => app.client.send('POST', '/api/auth/validate-invite', { token });
const validateCode = (code: unknown, email: unknown) =>
  app.client.send('POST', '/api/invitations/validate', { code, email });
const getAccounts = async (email: string) =>
  (await database.query('select * from users where email = $1', [email])).rows;
const invalid = {
  status: 410,
  body: { code: 'INVITATION_INVALID', message: 'This invitation is invalid or has expired' },
};

test('a link and a code can be checked repeatedly', async () => {
  const tester = await createInvitation(admin, { role: 'contractor', contractorRole: 'tester' });
  const contractor = await createInvitation(admin, { role: 'contractor' });
  const client = await createInvitation(admin);
  for (const [{ token, code, email }, role, contractorRole, shown] of [
    [tester, 'contractor', 'tester', 'tester'],
    [contractor, 'contractor', null, 'contractor'],
    [client, 'client', null, 'client'],
  ] as const) {
    expect(await validateToken(token)).toMatchObject({ status: 200, body: { email, role, contractorRole } });
    expect(await validateCode(code, email)).toMatchObject({
      status: 200,
      body: { role: shown, contractorRole, email },
    });
  }
});

test('a code is accepted ignoring case, hyphens and spaces, and only with the email it was sent to', async () => {
  const { code, email } = await createInvitation(admin);
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
    expect((await validateCode(typed, ` ${email.toUpperCase()}`)).status).toBe(200);
  expect(await validateCode(code, 'someone@else.test')).toMatchObject(invalid);
});

test('unknown, used, expired and revoked invitations get the same answer everywhere', async () => {
  const [used, expired, revoked] = [
    await createInvitation(admin),
    await createInvitation(admin),
    await createInvitation(admin),
  ];
  await register(used.token);
  await database.query(
    "update invitations set issued_at = now() - interval '4 days', expires_at = now() where id = $1",
    [expired.id],
  );
  await admin.graphql('mutation ($id: ID!) { revokeInvitation(id: $id) { id } }', revoked);
  const unknown = { token: 'x'.repeat(43), code: 'AAAA-AAAA-AAAA', email: 'a@b.test' };
  for (const { token, code, email } of [unknown, used, expired, revoked]) {
    expect(await validateToken(token)).toMatchObject(invalid);
    expect(await validateCode(code, email)).toMatchObject(invalid);
    expect(await register(token)).toMatchObject(invalid);
  }
  const { errors } = await app.client.graphql(
    'mutation { validateInvitation(input: { token: "no" }) { email role contractorRole } }',
  );
  expect(errors?.[0]).toMatchObject({ message: invalid.body.message, extensions: { code: 'INVITATION_INVALID' } });
});

test('registering creates the account that was offered, and signs in', async () => {
  const { token, email } = await createInvitation(admin, { role: 'contractor', contractorRole: 'support' });
  const client = createTestClient(app.url);
  const { status, body, headers } = await register(token, { firstName: ' Ada ' }, client);
  const account = { email, firstName: 'Ada', lastName: 'Byron', role: 'contractor', contractorRole: 'support' };
  expect({ status, body }).toMatchObject({ status: 201, body: { user: account } });
  expect(headers.get('set-cookie')).toMatch(/^sid=/);
  expect(await client.send('GET', '/api/auth/user')).toMatchObject({ status: 200, body: account });
  const credentials = { email, password: person.password };
  expect((await app.client.send('POST', '/api/auth/login', credentials)).status).toBe(200);
  const { rows } = await database.query('select used_at, used_by_id from invitations where email = $1', [email]);
  expect(rows).toEqual([{ used_at: expect.any(Date), used_by_id: body.user.id }]);
});

test('of fifty concurrent registrations with one link one gets the account, and the others nothing', async () => {
  const { token, email } = await createInvitation(admin);
  // New accounts are blocked until all requests have arrived: the one with the invitation waits here, and the others are answered.
  await database.query('begin');
  await database.query('lock table users in share row exclusive mode');
  const lost: Array<Awaited<ReturnType<typeof register>>> = [];
  const registrations = Array.from({ length: 50 }, async () => {
    const answer = await register(token);
    if (answer.status !== 201) lost.push(answer);
    return answer.status;
  });
  await eventually(async () => expect(lost).toHaveLength(49));
  await database.query('commit');
  expect((await Promise.all(registrations)).filter((status) => status === 201)).toHaveLength(1);
  for (const answer of lost) expect(answer).toMatchObject(invalid);
  expect(lost.filter(({ headers }) => headers.has('set-cookie'))).toEqual([]);
  expect(await getAccounts(email)).toHaveLength(1);
});

test('two invitations of one email create one account; the other one is rejected and stays unused', async () => {
  const email = `${v7()}@invited.test`;
  const tokens = [
    (await createInvitation(admin, { email })).token,
    (await createInvitation(admin, { email, role: 'admin' })).token,
  ];
  const answers = await Promise.all(tokens.map((token) => register(token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'CONFLICT',
    message: 'An account with this email already exists. Please sign in',
  });
  expect(await getAccounts(email)).toHaveLength(1);
  const { rowCount } = await database.query('select 1 from invitations where email = $1 and used_at is null', [email]);
  expect(rowCount).toBe(1);
});

test("projects created for a client's email are linked to their account, with activity; a contractor gets none", async () => {
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const asDeveloper = await signInAs(app, developer);
  const accept = 'mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { project { id } } }';
  const getWaiting = async ({ email }: TestInvitation) => {
    const request = await app.make.clientStoreRequest({ name: 'Waiting', email });
    await asDeveloper.graphql(accept, request);
  };
  const [client, contractor] = [await createInvitation(admin), await createInvitation(admin, { role: 'contractor' })];
  for (const invitation of [client, contractor]) await getWaiting(invitation);

  const asClient = createTestClient(app.url);
  const { body } = await register(client.token, {}, asClient);
  const projects = await asClient.send<unknown[]>('GET', '/api/projects');
  expect(projects.body).toMatchObject([{ title: 'Project for Waiting', client: { id: body.user.id } }]);
  const activity = await asClient.send('GET', '/api/activity');
  expect(activity.body).toMatchObject([
    { description: 'Project for Waiting: Ada Byron joined as the client' },
    { description: 'Project for Waiting: project started' },
  ]);
  await register(contractor.token);
  const { rows } = await database.query('select client_id, client_email from projects order by id');
  expect(rows).toEqual([
    { client_id: body.user.id, client_email: null },
    { client_id: null, client_email: contractor.email },
  ]);
});

test('a client who registers while a project is created for their email gets it, whichever is first', async () => {
  const client = await createInvitation(admin);
  const request = await app.make.clientStoreRequest({ email: client.email });
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  await database.query('begin');
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`client ${client.email}`]);
  const both = [
    developer.graphql('mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { id } }', request),
    register(client.token),
  ];
  await eventually(async () => {
    const waiting = await database.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
    expect(waiting.rowCount).toBe(2);
  });
  await database.query('commit');
  expect(await Promise.all(both)).toMatchObject([{ data: { acceptClientStoreRequest: {} } }, { status: 201 }]);
  const { rows } = await database.query(
    'select u.email from projects p join client_store_requests r on r.project_id = p.id left join users u on u.id = p.client_id where r.id = $1',
    [request.id],
  );
  expect(rows).toEqual([{ email: client.email }]);
});

test("the user's own email isn't accepted as a password", async () => {
  const { token, email } = await createInvitation(admin);
  expect(await register(token, { password: email.toUpperCase() })).toMatchObject({
    status: 400,
    body: { fields: { password: "Please choose a password that isn't your name, your email or our name" } },
  });
});

test('a password is neither returned nor stored', async () => {
  const { token, email } = await createInvitation(admin);
  const { body } = await register(token);
  expect(JSON.stringify([body, await getAccounts(email)])).not.toContain(person.password);
});

test('an empty join form gets the exact message of every field', async () => {
  expect(await app.client.send('POST', '/api/auth/register', {})).toMatchObject({
    status: 400,
    body: {
      code: 'BAD_USER_INPUT',
      fields: {
        token: 'Please open the link in your invitation',
        firstName: 'First name is required',
        lastName: 'Last name is required',
        password: 'Password must be at least 12 characters long',
      },
    },
  });
});

test.each([
  ['firstName', 'A', 'First name is required'],
  ['firstName', 'x'.repeat(101), 'Please keep this to 100 characters'],
  ['lastName', 'By\0ron', 'Please remove the invisible characters'],
  ['password', 'eleven char', 'Password must be at least 12 characters long'],
  ['password', 'x'.repeat(129), 'Please keep this to 128 characters'],
  ['password', 'Qwerty123456', 'This password is too common. Please choose another'],
  ['password', '10x Labs 2026', "Please choose a password that isn't your name, your email or our name"],
  ['token', 'x'.repeat(201), 'Please keep this to 200 characters'],
  ['token', 'x\0', 'Please remove the invisible characters'],
])('%s %j is rejected with its message, and the invitation stays unused', async (field, value, message) => {
  const { token } = await createInvitation(admin);
  expect(await register(token, { [field]: value })).toMatchObject({
    status: 400,
    body: { fields: { [field]: message } },
  });
  expect((await validateToken(token)).status).toBe(200);
});

test('an impossible code and email get the exact messages', async () => {
  const fields = { code: 'Login code is required', email: 'Valid email is required' };
  expect(await validateCode(undefined, undefined)).toMatchObject({ status: 400, body: { fields } });
  expect(await validateCode(' ', 'no')).toMatchObject({ status: 400, body: { fields } });
  expect(await validateCode('A\0', 'a@b.test')).toMatchObject({ status: 400 });
  expect(await validateCode(12, ['a@b.test'])).toMatchObject({ status: 400, body: { fields } });
});

test('a login code registers like the link, once, and only with the email it was sent to', async () => {
  const { code, email } = await createInvitation(admin, { role: 'contractor', contractorRole: 'tester' });
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect(await register(typed)).toMatchObject(invalid);
  expect(await register(typed, { email: 'someone@else.test' })).toMatchObject(invalid);
  const { status, body } = await register(typed, { email: ` ${email.toUpperCase()}` });
  expect([status, body.user]).toEqual([201, expect.objectContaining({ email, contractorRole: 'tester' })]);
  expect(await register(typed, { email })).toMatchObject(invalid);
  expect(await getAccounts(email)).toHaveLength(1);
});

test('guesses of a login code are limited, as where it is checked', async () => {
  const guesser = createTestClient(app.url);
  guesser.address = '203.0.113.77';
  const { email } = await createInvitation(admin);
  const guess = () => register('AAAA-AAAA-AAAA', { email }, guesser);
  for (let guesses = 0; guesses < 10; guesses += 1) expect((await guess()).status).toBe(410);
  expect((await guess()).status).toBe(429);
});

test('who holds a link or a code learns whether its email has an account', async () => {
  const user = await app.make.user();
  const [known, unknown] = [
    await createInvitation(admin, { role: 'contractor', contractorRole: 'tester', email: user.email }),
    await createInvitation(admin),
  ];
  for (const [{ token, code, email }, hasAccount] of [
    [known, true],
    [unknown, false],
  ] as const) {
    const { data } = await app.client.graphql(
      `mutation ($token: String!, $code: String!, $email: EmailAddress!) {
         link: validateInvitation(input: { token: $token }) { hasAccount }
         code: validateInvitationCode(input: { code: $code, email: $email }) { hasAccount }
       }`,
      { token, code, email },
    );
    expect(data).toEqual({ link: { hasAccount }, code: { hasAccount } });
  }
});
