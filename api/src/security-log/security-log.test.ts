import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type TestApp, startTestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { testPassword } from '#test/factories';
import { createInvitation } from '#test/invite';
import { signInWithRecoveryCode, signInWithTotp, startSignIn, createUserWithTotp } from '#test/second-factors';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

interface Row {
  kind: string;
  account_id: string | null;
  email: string | null;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: string | null;
  count: number;
}
/** Waits until the events of an IP address are stored, in order. */
async function eventsFrom(address: string, expected: Array<Partial<Row>>): Promise<Row[]> {
  let rows: Row[] = [];
  await eventually(async () => {
    ({ rows } = await database.query<Row>('select * from security_events where address = $1 order by id', [address]));
    expect(rows).toMatchObject(expected);
  });
  return rows;
}

let lastHost = 0;
/** A signed-out client with a unique IP address. */
function createClient(): TestClient & { address: string } {
  lastHost += 1;
  return Object.assign(createTestClient(app.url), { address: `192.0.2.${lastHost}` });
}
const signIn = (client: TestClient, email: string, password: string, headers = {}) =>
  client.send('POST', '/api/auth/login', { email, password }, headers);
async function signedIn(role: 'admin' | 'client') {
  const user = await app.make.user({ role });
  const client = createClient();
  await signIn(client, user.email, testPassword);
  return { user, client, address: client.address };
}

describe('a sign-in', () => {
  test('that fails leaves the typed email, the address, the browser and the request ID', async () => {
    const client = createClient();
    const { email, id } = await app.make.user();
    const { headers } = await signIn(client, email.toUpperCase(), 'not-the-password', { 'user-agent': 'Browser/1' });
    await signIn(client, 'no-one@test.test', 'not-the-password');
    await client.send('POST', '/api/admin/login', { email, password: testPassword });
    const failed = { kind: 'sign_in_failed', address: client.address, count: 1 };
    const requestId = headers.get('x-request-id');
    await eventsFrom(client.address, [
      { ...failed, email, account_id: id, user_agent: 'Browser/1', request_id: requestId, details: 'Wrong password' },
      { ...failed, email: 'no-one@test.test', account_id: null, details: 'No active account with a password' },
      { ...failed, email, account_id: id, details: "Not the founder's account" },
    ]);
  });

  test('that succeeds names the account, and so does signing out', async () => {
    const { user, client, address } = await signedIn('client');
    await client.send('POST', '/api/auth/logout');
    const account = { account_id: user.id, email: user.email };
    await eventsFrom(address, [
      { kind: 'sign_in_succeeded', ...account, details: 'With a password' },
      { kind: 'signed_out', ...account },
    ]);
  });

  test('with a second factor names the factor, right or wrong', async () => {
    const { user, recoveryCodes } = await createUserWithTotp(app);
    const client = Object.assign(await startSignIn(app, user), { address: createClient().address });
    await signInWithTotp(client, '000000');
    await signInWithRecoveryCode(client, recoveryCodes[0] ?? '');
    await eventsFrom(client.address, [
      { kind: 'second_factor_failed', email: user.email, details: 'an authenticator code' },
      { kind: 'sign_in_succeeded', email: user.email, details: 'With a password and a recovery code' },
    ]);
  });

  test('by registration is recorded, and so is a login code that is wrong', async () => {
    const { client: admin } = await signedIn('admin');
    const { token, email } = await createInvitation(admin);
    const client = createClient();
    const names = { firstName: 'Ada', lastName: 'King' };
    const password = 'a-long-new-password-7';
    await client.send('POST', '/api/invitations/validate', { email, code: 'AAAA-AAAA-AAAA' });
    await client.send('POST', '/api/auth/register', { token: 'x'.repeat(43), ...names, password });
    await client.send('POST', '/api/auth/register', { token, ...names, password });
    const rows = await eventsFrom(client.address, [
      { kind: 'registration_failed', email, details: 'Wrong login code' },
      { kind: 'registration_failed', email: null, details: 'The join link was used, has expired or is unknown' },
      { kind: 'registered', email, details: 'With a join link' },
    ]);
    for (const secret of [token, password, 'AAAA']) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a change', () => {
  test('of a role, an account and an invitation names the actor and the person concerned', async () => {
    const { user, client, address } = await signedIn('admin');
    const { id, email } = await app.make.user({ firstName: 'Ada', lastName: 'King' });
    const ofUser = (operation: string) => client.graphql(`mutation ($id: ID!) { ${operation} { id } }`, { id });
    await ofUser('changeUserRole(id: $id, role: product_analyst)');
    await ofUser('deactivateUser(id: $id)');
    await ofUser('reactivateUser(id: $id)');
    await createInvitation(client, { email: 'new@invited.test' });
    const by = { account_id: user.id, email: user.email };
    await eventsFrom(address, [
      { kind: 'sign_in_succeeded' },
      { kind: 'role_changed', ...by, details: `Ada King · ${email}: from Client to Product analyst` },
      { kind: 'account_deactivated', ...by, details: `Ada King · ${email}` },
      { kind: 'account_reactivated', ...by, details: `Ada King · ${email}` },
      { kind: 'invitation_created', ...by, details: 'new@invited.test · Client' },
    ]);
  });

  test('of a password and of sessions is recorded, also if it is refused', async () => {
    const { user, client, address } = await signedIn('client');
    await signIn(
      Object.assign(createTestClient(app.url), { address: createClient().address }),
      user.email,
      testPassword,
    );
    const changePassword = (currentPassword: string) =>
      client.graphql('mutation ($i: ChangePasswordInput!) { changePassword(input: $i) }', {
        i: { currentPassword, newPassword: 'another-long-password-7' },
      });
    await client.graphql('mutation { endOtherSessions }');
    await changePassword('not-the-password');
    await changePassword(testPassword);
    await client.send('POST', '/graphql', {
      query: 'mutation { requestPasswordReset(input: { email: "ada@test.test" }) }',
    });
    const token = 'x'.repeat(43);
    await client.graphql('mutation ($i: ResetPasswordInput!) { resetPassword(input: $i) }', {
      i: { token, password: 'a-long-new-password-7' },
    });
    const rows = await eventsFrom(address, [
      { kind: 'sign_in_succeeded' },
      { kind: 'session_ended', details: 'All other sessions: 1' },
      { kind: 'reauthentication_failed', email: user.email, details: 'Wrong password' },
      { kind: 'password_changed', email: user.email },
      { kind: 'password_reset_requested', email: 'ada@test.test' },
      { kind: 'password_reset_failed' },
    ]);
    for (const secret of [token, 'password-7', 'not-the-password']) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

test('a refused cross-site request is recorded with its origin', async () => {
  const client = createClient();
  const { headers } = await client.send(
    'POST',
    '/api/auth/logout',
    {},
    {
      origin: 'https://evil.example',
      'user-agent': 'Browser/1',
    },
  );
  const requestId = headers.get('x-request-id');
  await eventsFrom(client.address, [
    {
      kind: 'cross_site_refused',
      request_id: requestId,
      user_agent: 'Browser/1',
      details: 'From https://evil.example',
    },
  ]);
});

describe('reading the log', () => {
  const query = `query ($first: Int = 50, $after: String, $kinds: [SecurityEventKind!], $account: String, $address: String) {
    securityEvents(first: $first, after: $after, filter: { kinds: $kinds, account: $account, address: $address }) {
      edges { node { id kind email address device requestId details count createdAt } } pageInfo { endCursor hasNextPage } } }`;
  interface Page {
    securityEvents: {
      edges: Array<{
        node: { id: string; kind: string; address: string; device: string | null; email: string | null };
      }>;
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
  }
  const getNodes = (page: Page) => page.securityEvents.edges.map(({ node }) => node);
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  /** A client that failed to sign in with three emails. */
  async function attacked() {
    const attacker = createClient();
    for (const name of ['ada', 'bob', 'cleo']) {
      await signIn(attacker, `${name}@reading.test`, 'not-the-password', { 'user-agent': firefox });
    }
    await eventsFrom(attacker.address, [{}, {}, {}]);
    return attacker.address;
  }

  test('administrators find events by kind, account and address, newest first, page by page', async () => {
    const address = await attacked();
    const { client: admin } = await signedIn('admin');
    const find = async (filter: object) => (await admin.graphql<Page>(query, filter)).data;
    const all = getNodes(await find({ address, kinds: ['sign_in_failed', 'limit_reached'] }));
    expect(all.map(({ email }) => email)).toEqual(['cleo@reading.test', 'bob@reading.test', 'ada@reading.test']);
    expect(all[0]).toMatchObject({ kind: 'sign_in_failed', device: 'Firefox on Linux', count: 1 });
    expect(getNodes(await find({ address, account: 'BOB@' }))).toEqual([all[1]]);
    expect(getNodes(await find({ address, kinds: ['role_changed'] }))).toEqual([]);
    const first = await find({ address, first: 2 });
    const { endCursor: after, hasNextPage } = first.securityEvents.pageInfo;
    expect(hasNextPage).toBe(true);
    expect(getNodes(await find({ address, first: 2, after }))).toEqual([all[2]]);
  });

  test('no one else can read it', async () => {
    const { client } = await signedIn('client');
    const codes = [(await client.graphql(query)).errors, (await createClient().graphql(query)).errors];
    expect(codes.map((errors) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
    const path = '/api/admin/security-events/export';
    expect((await client.send('GET', path)).status).toBe(403);
    expect((await createClient().send('GET', path)).status).toBe(401);
  });

  test('the CSV export contains no formulas, and is itself an event', async () => {
    const attacker = createClient();
    await signIn(attacker, '+cmd@reading.test', 'not-the-password', {
      'user-agent': '=HYPERLINK("https://evil.example")',
    });
    await eventsFrom(attacker.address, [{}]);
    const { client: admin, address } = await signedIn('admin');
    const reply = await admin.send<string>(
      'GET',
      `/api/admin/security-events/export?kinds=sign_in_failed&address=${attacker.address}`,
    );
    expect(reply.headers.get('content-disposition')).toContain('security-log.csv');
    const [head, ...rows] = reply.body.trim().split('\r\n');
    expect(head).toContain('Time (UTC),Last time (UTC),Count,Event,Kind,Severity,Email');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`Sign-in failed,sign_in_failed,warning,'+cmd@reading.test`);
    expect(rows[0]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect((await admin.send('GET', '/api/admin/security-events/export?kinds=nonsense')).status).toBe(400);
    await eventsFrom(address, [{ kind: 'sign_in_succeeded' }, { kind: 'security_log_exported' }]);
  });
});

test('events older than SECURITY_LOG_DAYS are pruned', async () => {
  const insert = (age: string) =>
    database.query(
      `insert into security_events (id, created_at, updated_at, kind, details, count)
       values (gen_random_uuid(), now() - $1::interval, now(), 'signed_out', 'pruned', 1)`,
      [age],
    );
  await insert('181 days');
  await insert('179 days');
  await database.query("select graphile_worker.add_job('pruneSecurityEvents')");
  await eventually(async () => {
    const { rows } = await database.query("select 1 from security_events where details = 'pruned'");
    expect(rows).toHaveLength(1);
  });
});

test('a forbidden operation is recorded by name; one that only requires signing in is not', async () => {
  const { user, client, address } = await signedIn('client');
  await client.graphql('{ users(first: 1) { edges { node { id } } } }');
  await client.graphql('mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) { id } }', {
    input: {},
  });
  await client.send('GET', '/api/sales/leads/export');
  await client.send('GET', '/api/admin/dashboard-stats');
  const refused = { kind: 'access_refused', account_id: user.id, email: user.email };
  await eventsFrom(address, [
    { kind: 'sign_in_succeeded' },
    ...['users', 'createInvitation', 'leads/export', 'dashboardStats'].map((details) => ({ ...refused, details })),
  ]);
  const stranger = createClient();
  await stranger.graphql('{ users(first: 1) { edges { node { id } } } }');
  await eventsFrom(stranger.address, []);
});
