import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createClient } from 'redis';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';
import { describeEachSessionStore } from '#test/session-stores';
import { subscribeTo } from '#test/socket';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const list = '{ sessions { id startedAt lastSeenAt userAgent address isCurrent } }';
const endOne = 'mutation ($id: ID!) { endSession(id: $id) }';
interface Listed {
  id: string;
  startedAt: string;
  lastSeenAt: string;
  userAgent: string;
  address: string;
  isCurrent: boolean;
}

describeEachSessionStore((start) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));
  afterAll(() => app.stop());

  const getSessions = async (client: TestClient) => (await client.graphql<{ sessions: Listed[] }>(list)).data.sessions;
  const getCurrent = async (client: TestClient) => (await getSessions(client)).find(({ isCurrent }) => isCurrent)?.id;
  const getStatus = async ({ cookie }: TestClient) =>
    (await createTestClient(app.url, cookie).send('GET', '/api/auth/user')).status;
  async function signedInWith(userAgent: string, { email }: TestUser, address = '192.0.2.1'): Promise<TestClient> {
    const client = Object.assign(createTestClient(app.url), { address });
    const headers = { 'user-agent': userAgent };
    await client.send('POST', '/api/auth/login', { email, password: testPassword }, headers);
    return client;
  }
  /** Moves the last visit of all sessions back by this many seconds. */
  async function visitedEarlier(seconds: number): Promise<void> {
    if (app.redisUrl) {
      const redis = createClient({ url: app.redisUrl });
      await redis.connect();
      for (const key of await redis.keys('10x:visits-of:*'))
        for (const id of await redis.zRange(key, 0, -1)) await redis.zIncrBy(key, -seconds * 1000, id);
      redis.destroy();
    } else {
      const database = new pg.Client(app.databaseUrl);
      await database.connect();
      await database.query(
        `update session set last_seen_at = last_seen_at - make_interval(secs => $1),
                            expire = case when sess->'viewer'->>'role' = 'admin' then expire else expire - make_interval(secs => $1) end`,
        [seconds],
      );
      await database.end();
    }
  }

  test('everyone sees their own sessions, newest first', async () => {
    const user = await app.make.user();
    const older = await signedInWith('a custom client', user, '198.51.100.7');
    const newer = await signedInWith(firefox, user);
    await signInAs(app, await app.make.user());
    const sessions = await getSessions(newer);
    expect(sessions).toMatchObject([
      { userAgent: 'Firefox on Linux', address: '192.0.2.1', isCurrent: true },
      { userAgent: 'a custom client', address: '198.51.100.7', isCurrent: false },
    ]);
    const administrator = await signInAs(app, await app.make.user({ role: 'admin' }));
    for (const { startedAt, lastSeenAt } of [...sessions, ...(await getSessions(administrator))])
      for (const time of [startedAt, lastSeenAt])
        expect(Math.abs(Date.now() - new Date(time).getTime())).toBeLessThan(60_000);
    expect((await getSessions(older)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  test('the id of a session does not reveal the id in the cookie', async () => {
    const client = await signInAs(app, await app.make.user());
    const sid = decodeURIComponent(client.cookie ?? '').replace(/^sid=s:([^.]+)\..*$/, '$1');
    const [session] = await getSessions(client);
    expect(session?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(session)).not.toContain(sid);
    expect((await createTestClient(app.url, `sid=${session?.id}`).send('GET', '/api/auth/user')).status).toBe(401);
  });

  // The session of an administrator expires at its end, whenever they were last active.
  test.each(['client', 'admin'] as const)(
    'a visit of a person who is %s is recorded at most once a minute',
    async (role) => {
      const user = await app.make.user({ role });
      const [client, other] = [await signInAs(app, user), await signInAs(app, user)];
      const sinceVisit = async () => {
        const { lastSeenAt = '' } = (await getSessions(other)).find(({ isCurrent }) => !isCurrent) ?? {};
        return Math.round((Date.now() - new Date(lastSeenAt).getTime()) / 1000 / 60);
      };
      await visitedEarlier(600);
      expect(await sinceVisit()).toBe(10);
      await client.send('GET', '/api/auth/user');
      expect(await sinceVisit()).toBe(0);
      await visitedEarlier(600);
      await client.send('GET', '/api/auth/user');
      expect(await sinceVisit()).toBe(10);
    },
  );

  test('ending a session takes effect at once, sockets included, and affects no other', async () => {
    const user = await app.make.user();
    const [here, there, third] = [await signInAs(app, user), await signInAs(app, user), await signInAs(app, user)];
    const { next } = await subscribeTo(there, 'subscription { activityAdded { id } }');
    const id = await getCurrent(there);
    expect(await here.graphql(endOne, { id })).toMatchObject({ data: { endSession: id } });
    await expect(next()).rejects.toMatchObject({ code: 4401, reason: 'The session is over' });
    expect(await Promise.all([here, there, third].map(getStatus))).toEqual([200, 401, 200]);
    expect((await here.graphql(endOne, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await getSessions(here)).toHaveLength(2);
  });

  test('ending the current session signs out', async () => {
    const client = await signInAs(app, await app.make.user());
    const { cookie } = client;
    const id = await getCurrent(client);
    const { data, headers } = await client.graphql(endOne, { id });
    expect(data).toEqual({ endSession: id });
    expect(headers.get('set-cookie')).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
    expect(await getStatus(createTestClient(app.url, cookie))).toBe(401);
  });

  test("no one can end someone else's session", async () => {
    const [mine, theirs] = [
      await signInAs(app, await app.make.user()),
      await signInAs(app, await app.make.user({ role: 'admin' })),
    ];
    for (const id of [await getCurrent(theirs), 'f'.repeat(64), '', 'nothing'])
      expect((await mine.graphql(endOne, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await getStatus(theirs)).toBe(200);
  });

  test('all sessions but the current one end together, and those of others remain', async () => {
    const user = await app.make.user();
    const clients = [await signInAs(app, user), await signInAs(app, user), await signInAs(app, user)];
    const bystander = await signInAs(app, await app.make.user());
    const [here] = clients as [TestClient];
    for (let twice = 0; twice < 2; twice += 1)
      expect((await here.graphql('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: true });
    expect(await Promise.all([...clients, bystander].map(getStatus))).toEqual([200, 401, 401, 200]);
    expect(await getSessions(here)).toHaveLength(1);
  });

  test('signed out, there are no sessions to see or to end', async () => {
    for (const query of ['{ sessions { id } }', 'mutation { endOtherSessions }', 'mutation { endSession(id: "1") }'])
      expect((await app.client.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
