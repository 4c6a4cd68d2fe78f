import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { TokenScope } from 'rules/access-tokens';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';

let app: TestApp;
/** Another server with the same database. */
let other: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, SESSION_SECRET: 's'.repeat(32) });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await other.stop();
  await app.stop();
});

const getStatus = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status;
const getCode = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;

async function withToken(scopes: TokenScope[] = ['people_read']) {
  const user = await app.make.user();
  const { id, token } = await app.make.accessToken({ user, scopes });
  return { user, id, token, program: Object.assign(createTestClient(app.url), { key: token }) };
}

const listDocument =
  'query ($userId: ID!) { userAccessTokens(userId: $userId) { id name lastFour scopes lastUsedAt } }';
const revokeDocument = 'mutation ($id: ID!) { revokeUserAccessToken(id: $id) { id revokedAt } }';
const signInAdmin = async (attributes: Partial<TestUser> = {}) =>
  signInAs(app, await app.make.user({ role: 'admin', ...attributes }));

test("administrators see a person's tokens and their last use, but not the tokens", async () => {
  const { user, id, token, program } = await withToken(['tickets_write']);
  await withToken();
  await program.graphql('{ __typename }');
  const { data } = await (
    await signInAdmin()
  ).graphql<{ userAccessTokens: unknown[] }>(listDocument, { userId: user.id });
  expect(data.userAccessTokens).toEqual([
    {
      id,
      name: expect.any(String),
      lastFour: token.slice(-4),
      scopes: ['tickets_write'],
      lastUsedAt: expect.any(String),
    },
  ]);
  expect(JSON.stringify(data)).not.toContain(token);
});

test('administrators revoke one, with an audit entry that names its owner', async () => {
  const { user, id, program } = await withToken(['people_read', 'projects_read']);
  const { next } = await subscribeTo(
    Object.assign(createTestClient(other.url), { key: program.key }),
    'subscription { activityAdded { id } }',
  );
  const admin = await signInAdmin();
  const { data } = await admin.graphql(revokeDocument, { id });
  expect(data).toEqual({ revokeUserAccessToken: { id, revokedAt: expect.any(String) } });
  expect(await getStatus(program)).toBe(401);
  await expect(next(1000)).rejects.toMatchObject({ code: 4401 });
  expect((await admin.graphql(listDocument, { userId: user.id })).data).toEqual({ userAccessTokens: [] });
  const { rows } = await database.query(
    "select details from audit_entries where subject_id = $1 and action = 'access_token_revoked'",
    [id],
  );
  expect(rows).toEqual([{ details: `of ${user.email}` }]);
  expect(getCode(await admin.graphql(revokeDocument, { id }))).toBe('NOT_FOUND');
});

test("administrators don't revoke those of the founder", async () => {
  const { rows } = await database.query<{ id: string }>('select id from users where email = $1', ['founder@test.test']);
  const { id } = await app.make.accessToken({ user: { id: rows[0]?.id ?? '' } as never, scopes: ['people_read'] });
  expect(getCode(await (await signInAdmin()).graphql(revokeDocument, { id }))).toBe('FORBIDDEN');
});

test.each([{ role: 'client' as const }, { role: 'contractor' as const, contractorRole: 'project_manager' }])(
  'a person with %j does neither',
  async (attributes) => {
    const { user, id, program } = await withToken();
    const person = await signInAs(app, await app.make.user(attributes));
    expect(getCode(await person.graphql(listDocument, { userId: user.id }))).toBe('FORBIDDEN');
    expect(getCode(await person.graphql(revokeDocument, { id }))).toBe('FORBIDDEN');
    expect(await getStatus(program)).toBe(200);
  },
);
