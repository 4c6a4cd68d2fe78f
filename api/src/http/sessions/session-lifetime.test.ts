import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import pg from 'pg';
import { createClient } from 'redis';
import { sessionMiddleware, getSession } from '#http/sessions/session';
import { createSessionStore } from '#http/sessions/session-store';
import { createMemoryBus } from '#live/memory-bus';
import { Secrets } from '#secrets/secrets';
import { ageSessions } from '#test/age-sessions';
import type { TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { testPassword } from '#test/factories';
import { describeEachSessionStore } from '#test/session-stores';
import { subscribeTo, requestUpgrade } from '#test/socket';

const [hour, day] = [60, 24 * 60];

/** As if a person's sessions had just expired, and no job had deleted them yet. */
async function expire({ databaseUrl, redisUrl }: TestApp, userId: string): Promise<void> {
  if (redisUrl) {
    const redis = createClient({ url: redisUrl });
    await redis.connect();
    for (const id of await redis.zRange(`10x:visits-of:${userId}`, 0, -1)) await redis.expire(`10x:session:${id}`, 0);
    return redis.destroy();
  }
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query("update session set expire = localtimestamp where sess->'viewer'->>'id' = $1", [userId]);
  await database.end();
}

describeEachSessionStore((start) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));
  afterAll(() => app.stop());

  const getStatus = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status;
  const listedFor = async (client: TestClient) =>
    (await client.graphql<{ sessions: unknown[] }>('{ sessions { id } }')).data.sessions;
  /** Someone who signed in this many minutes ago and has been active since. */
  async function signedIn(role: 'client' | 'admin', started: number) {
    const user = await app.make.user({ role });
    const client = await signInAs(app, user);
    await ageSessions(app, { started }, user.id);
    return { user, client };
  }

  test.each([
    ['client', 30 * day - 1, 200],
    ['client', 30 * day, 401],
    ['admin', 12 * hour - 1, 200],
    ['admin', 12 * hour, 401],
  ] as const)('the session of a %s after %d minutes answers %d', async (role, minutes, status) => {
    const { client } = await signedIn(role, minutes);
    expect(await getStatus(client)).toBe(status);
    const { errors } = await client.graphql('{ me { id } }');
    expect(errors?.[0]?.extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : undefined);
    expect(await requestUpgrade(client)).toBe(status === 401 ? 401 : 101);
  });

  test("an ended session isn't listed", async () => {
    const { user } = await signedIn('client', 31 * day);
    expect(await listedFor(await signInAs(app, user))).toHaveLength(1);
  });

  test("a session that expired without a visit isn't listed", async () => {
    const { user } = await signedIn('client', 0);
    const another = await signInAs(app, user);
    expect(await listedFor(another)).toHaveLength(2);
    await expire(app, user.id);
    const later = await signInAs(app, user);
    expect(await listedFor(later)).toHaveLength(1);
  });

  test('a socket is closed when its session reaches the end', async () => {
    const { client } = await signedIn('admin', 12 * hour - 3 / 60);
    const { next } = await subscribeTo(client, 'subscription { activityAdded { id } }');
    await expect(next(10_000)).rejects.toMatchObject({ code: 4401, reason: 'The session is over' });
    expect(await getStatus(client)).toBe(401);
  });

  test("changing the password doesn't extend a session", async () => {
    const { client } = await signedIn('client', 20 * day);
    const input = { currentPassword: testPassword, newPassword: 'an entirely new one' };
    await client.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', { input });
    const { data } = await client.graphql<{ sessions: Array<{ startedAt: string }> }>('{ sessions { startedAt } }');
    const age = (Date.now() - Date.parse(data.sessions[0]?.startedAt ?? '')) / 60_000;
    expect(Math.round(age)).toBe(20 * day);
  });

  test('the store expires a session at its end', async () => {
    const { user, client } = await signedIn('admin', 12 * hour - 1);
    if (app.redisUrl) {
      // A visit within the first minute isn't recorded: changing the password stores the session again.
      const input = { currentPassword: testPassword, newPassword: 'an entirely new one' };
      await client.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', { input });
      const redis = createClient({ url: app.redisUrl });
      await redis.connect();
      const [id = ''] = await redis.zRange(`10x:visits-of:${user.id}`, 0, -1);
      expect(await redis.ttl(`10x:session:${id}`)).toBeLessThanOrEqual(60);
      redis.destroy();
    } else {
      const { user: visitor } = await signedIn('client', 12 * hour + 1);
      await ageSessions(app, { started: 12 * hour + 1 }, user.id);
      const database = new pg.Client(app.databaseUrl);
      await database.connect();
      const kept = async ({ id }: { id: string }) =>
        (await database.query("select 1 from session where sess->'viewer'->>'id' = $1", [id])).rowCount;
      const { user: earlier } = await signedIn('client', 0);
      await database.query(
        "update session set sess = (sess::jsonb - 'authenticatedAt')::json where sess->'viewer'->>'id' = $1",
        [earlier.id],
      );
      await database.query("select graphile_worker.add_job('pruneSessions')");
      await eventually(async () => expect([await kept(user), await kept(earlier)]).toEqual([0, 0])).finally(
        async () => {
          expect(await kept(visitor)).toBe(1);
          await database.end();
        },
      );
    }
  });
});

test('behind TLS the cookie is for this host alone, also when it is cleared', async () => {
  const database = await cloneDatabase();
  const { store } = createSessionStore(database.pool, null);
  const viewer = { id: '00000000-0000-7000-8000-000000000001', role: 'client', contractorRole: null } as const;
  const app = express()
    .set('trust proxy', 1)
    .use(
      sessionMiddleware({
        secrets: new Secrets(['x'.repeat(32)]),
        publicUrl: new URL('https://portals.example'),
        store,
      }),
    )
    .post('/', async (req, res) => {
      await getSession(req, res, createMemoryBus()).start({ ...viewer, isFounder: false }, 'sign_in');
      res.json({});
    })
    .delete('/', async (req, res) => {
      await getSession(req, res, createMemoryBus()).end();
      res.json({});
    });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = createTestClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const send = async (method: string, cookie = '') =>
    (await client.send(method, '/', undefined, { 'x-forwarded-proto': 'https', cookie })).headers.get('set-cookie') ??
    '';
  const started = await send('POST');
  expect(started).toMatch(/^__Host-sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
  expect(await send('DELETE', started.split(';')[0])).toMatch(
    /^__Host-sid=; Path=\/; Expires=Thu, 01 Jan 1970[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  server.close();
  await database.drop();
});
