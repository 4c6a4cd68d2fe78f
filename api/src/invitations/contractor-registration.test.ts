import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { createInvitation } from '#test/invite';
import { describeEachSessionStore } from '#test/session-stores';

const path = '/api/contractor/complete-registration';
const profile = '{ contractorProfile { tagName experienceLevel technologies } }';
const form = {
  firstName: 'Grace',
  lastName: 'Hopper',
  experienceLevel: 'senior',
  technologies: 'COBOL, FLOW-MATIC',
};
let tags = 0;
const tagName = () => `tag ${(tags += 1)}`;
const invalid = {
  status: 410,
  body: { code: 'INVITATION_INVALID', message: 'This invitation is invalid or has expired' },
};

describeEachSessionStore((start) => {
  let app: TestApp;
  let admin: TestClient;
  let database: pg.Client;
  beforeAll(async () => {
    app = await start();
    admin = await signInAs(app, await app.make.user({ role: 'admin' }));
    database = new pg.Client(app.databaseUrl);
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await app.stop();
  });

  const inviteContractor = ({ email }: TestUser, contractorRole = 'developer') =>
    createInvitation(admin, { email, role: 'contractor', contractorRole });
  const complete = (client: TestClient, invitationCode: string, given: object = {}) =>
    client.send('POST', path, { ...form, tagName: tagName(), invitationCode, ...given });
  const signedIn = async ({ cookie }: TestClient) =>
    (await createTestClient(app.url, cookie).send('GET', '/api/auth/user')).status === 200;

  test("the join link's token redeems it too, for its own email only", async () => {
    const [user, other] = [await app.make.user(), await app.make.user()];
    const { token } = await inviteContractor(user);
    expect(await complete(await signInAs(app, other), token)).toMatchObject(invalid);
    expect(await complete(await signInAs(app, user), token)).toMatchObject({
      status: 200,
      body: { email: user.email, role: 'contractor', contractorRole: 'developer' },
    });
  });

  test('an invited client becomes a contractor with a profile; other sessions end, and this one is regenerated', async () => {
    const user = await app.make.user();
    const { code } = await inviteContractor(user, 'tester');
    const [here, there] = [await signInAs(app, user), await signInAs(app, user)];
    const before = createTestClient(app.url, here.cookie);
    const { status, body } = await complete(here, code.toLowerCase().replaceAll('-', ''), {
      tagName: ' Amazing Grace',
    });
    const account = { id: user.id, email: user.email, role: 'contractor', contractorRole: 'tester' };
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...account, firstName: 'Grace', lastName: 'Hopper' },
    });
    expect(await here.send('GET', '/api/auth/user')).toMatchObject({
      status: 200,
      body: { ...account, audiences: ['anyone', 'user', 'contractor'] },
    });
    expect(await Promise.all([here, before, there].map(signedIn))).toEqual([true, false, false]);
    expect((await here.graphql(profile)).data).toEqual({
      contractorProfile: { tagName: 'Amazing Grace', experienceLevel: 'senior', technologies: form.technologies },
    });
    const { rows } = await database.query('select used_by_id from invitations where email = $1', [user.email]);
    expect(rows).toEqual([{ used_by_id: user.id }]);
  });

  test('of fifty concurrent uses of one code one succeeds, and its session is valid', async () => {
    const user = await app.make.user();
    const { code } = await inviteContractor(user);
    const clients = await Promise.all(Array.from({ length: 5 }, () => signInAs(app, user)));
    const tries = clients.flatMap(({ cookie }) => Array.from({ length: 10 }, () => createTestClient(app.url, cookie)));
    const answers = await Promise.all(tries.map((client) => complete(client, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // A request that arrives after the sessions have ended is signed out; the others find the invitation used.
    expect(statuses.filter((status) => ![200, 401, 410].includes(status))).toEqual([]);
    expect(await signedIn(tries[statuses.indexOf(200)]!)).toBe(true);
    const { rowCount } = await database.query('select 1 from contractor_profiles where user_id = $1', [user.id]);
    expect(rowCount).toBe(1);
  });

  test('a code and its token redeem the same invitation, once in total', async () => {
    const register = (client: TestClient, { token }: { token: string }) =>
      client.send('POST', '/api/auth/register', {
        token,
        firstName: 'Ada',
        lastName: 'Byron',
        password: 'a long password',
      });
    const user = await app.make.user();
    const invitation = await inviteContractor(user);
    expect((await complete(await signInAs(app, user), invitation.code)).status).toBe(200);
    expect(await register(createTestClient(app.url), invitation)).toMatchObject(invalid);

    const other = await createInvitation(admin, { role: 'contractor' });
    const client = createTestClient(app.url);
    expect((await register(client, other)).status).toBe(201);
    expect(await complete(client, other.code)).toMatchObject(invalid);
  });

  test('the invitation has to be for a contractor and for the email of the signed-in user', async () => {
    const [user, other] = [await app.make.user(), await app.make.user()];
    const client = await signInAs(app, user);
    const { code } = await inviteContractor(other);
    expect(await complete(client, code)).toMatchObject(invalid);
    expect(await complete(client, 'AAAA-AAAA-AAAA')).toMatchObject(invalid);
    expect((await complete(await signInAs(app, other), code)).status).toBe(200);

    const asClient = await createInvitation(admin);
    const credentials = { token: asClient.token, firstName: 'Ada', lastName: 'Byron', password: 'a long password' };
    const second = await createInvitation(admin, { email: asClient.email });
    await client.send('POST', '/api/auth/register', credentials);
    expect(await complete(client, second.code)).toMatchObject(invalid);
    expect(await signedIn(client)).toBe(true);
  });

  test('an account that is no longer a client stays unchanged, and the invitation unused', async () => {
    const user = await app.make.user();
    const { code, token } = await inviteContractor(user);
    await database.query("update users set role = 'admin' where id = $1", [user.id]);
    expect(await complete(await signInAs(app, user), code)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: 'Only a client account can become a contractor account. Please ask an administrator',
      },
    });
    expect((await app.client.send('POST', '/api/auth/validate-invite', { token })).status).toBe(200);
  });

  test('a tag name is unique, ignoring case, and the second contractor can choose another', async () => {
    const users = [await app.make.user(), await app.make.user()];
    const people = await Promise.all(
      users.map(async (user) => ({ client: await signInAs(app, user), code: (await inviteContractor(user)).code })),
    );
    const answers = await Promise.all(
      people.map(({ client, code }, index) => complete(client, code, { tagName: ['Taken', 'tAKEN'][index] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    const message = 'This tag name is taken. Please choose another';
    expect(answers[lost]?.body).toEqual({ code: 'CONFLICT', message, fields: { tagName: message } });
    const { client, code } = people[lost]!;
    expect((await complete(client, code)).status).toBe(200);
  });

  test('a former contractor keeps one profile, with the new values', async () => {
    const user = await app.make.user();
    await complete(await signInAs(app, user), (await inviteContractor(user)).code, { tagName: 'Again' });
    const change = 'mutation ($id: ID!) { changeUserRole(id: $id, role: client) { id } }';
    await admin.graphql(change, { id: user.id });
    const client = await signInAs(app, user);
    const { code } = await inviteContractor(user);
    const now = { tagName: 'again', experienceLevel: 'expert' };
    expect((await complete(client, code, now)).status).toBe(200);
    expect((await client.graphql(profile)).data).toMatchObject({ contractorProfile: now });
  });

  test('a profile is visible to its contractor only, and null without one', async () => {
    const contractor = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
    expect(await contractor.graphql(profile)).toMatchObject({ data: { contractorProfile: null } });
    const client = await signInAs(app, await app.make.user());
    expect((await client.graphql(profile)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await createTestClient(app.url).send('POST', path, {})).status).toBe(401);
  });

  test.each([
    [
      {},
      {
        firstName: 'First name must be at least 2 characters',
        lastName: 'Last name must be at least 2 characters',
        tagName: 'Tag name must be at least 2 characters',
        experienceLevel: 'Please select your experience level',
        technologies: "Please describe the technologies you've worked with (minimum 10 characters)",
        invitationCode: 'Login code is required',
      },
    ],
    [
      { ...form, tagName: 'x'.repeat(21), technologies: 'too short', invitationCode: 'x'.repeat(51) },
      {
        tagName: 'Tag name must be less than 20 characters',
        technologies: "Please describe the technologies you've worked with (minimum 10 characters)",
        invitationCode: 'Please keep this to 50 characters',
      },
    ],
    [
      { ...form, tagName: 'a\0b', experienceLevel: 'guru', technologies: 'x'.repeat(5001), invitationCode: 'x' },
      {
        tagName: 'Please remove the invisible characters',
        experienceLevel: 'Please select your experience level',
        technologies: 'Please keep this to 5000 characters',
      },
    ],
  ])('an invalid form gets the exact messages: %#', async (body, fields) => {
    const client = await signInAs(app, await app.make.user());
    expect(await client.send('POST', path, body)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields },
    });
  });
});
