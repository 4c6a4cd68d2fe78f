import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SessionData } from 'express-session';
import { pino } from 'pino';
import { SessionCache } from '#http/sessions/session-cache';
import { createSessionStore } from '#http/sessions/session-store';
import type { Bus } from '#live/bus';
import { createMemoryBus } from '#live/memory-bus';
import { createPostgresBus } from '#live/postgres-bus';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { type OwnServer, startOwnRedis, isRedisInstalled } from '#test/own-server';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'sessions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const viewer = { id: randomUUID(), role: 'client', contractorRole: null, isFounder: false } as const;
const data = (): SessionData => {
  const now = new Date().toISOString();
  const cookie = { originalMaxAge: 60_000 } as SessionData['cookie'];
  return { cookie, viewer, startedAt: now, authenticatedAt: now } as SessionData;
};

interface Server {
  sessions: SessionCache;
  bus: Bus;
  set(id: string): Promise<void>;
  end(id: string): Promise<void>;
  read(id: string): Promise<SessionData | null | undefined>;
}

describe('cached sessions', () => {
  let database: TestDatabase;
  const servers: Server[] = [];
  beforeAll(async () => void (database = await cloneDatabase()));
  afterAll(async () => {
    for (const { sessions, bus } of servers) {
      await sessions.stop();
      await bus.stop();
    }
    await database.drop();
  });

  async function server(lifetimeMs?: number, own?: Bus): Promise<Server> {
    const bus = own ?? (await createPostgresBus({ databaseUrl: database.appUrl, log }));
    const sessions = new SessionCache(createSessionStore(database.pool, null), {
      bus,
      log,
      ...(lifetimeMs !== undefined && { lifetimeMs }),
    });
    sessions.start();
    const { store, cachedStore } = sessions;
    const made = {
      sessions,
      bus,
      set: (id: string) => promisify((done: (fault?: unknown) => void) => store.set(id, data(), done))(),
      end: promisify(store.destroy.bind(store)) as Server['end'],
      read: promisify(cachedStore.get.bind(cachedStore)) as Server['read'],
    };
    servers.push(made);
    return made;
  }

  /** A session that this server reads from its cache, because the row is deleted. */
  async function copied({ set, read }: Server): Promise<string> {
    let id = '';
    await eventually(async () => {
      id = randomUUID();
      await set(id);
      await read(id);
      await read(id);
      await database.pool.query('delete from session where sid = $1', [id]);
      expect(await read(id)).toMatchObject({ viewer });
    });
    return id;
  }

  test('a session whose row is deleted by hand is valid until its cached copy expires', async () => {
    const short = await server(100);
    const id = await copied(short);
    await eventually(async () => expect(await short.read(id)).toBeNull());
  });

  test('a session that another server ends, in any way, is not read from the cache', async () => {
    const [here, there] = [await server(), await server()];
    for (const end of [(id: string) => there.end(id), () => there.sessions.deleteAllForUser(viewer.id)])
      for (let round = 0; round < 100; round += 1) {
        const id = randomUUID();
        await here.set(id);
        await here.read(id);
        expect(await here.read(id)).toMatchObject({ viewer });
        await end(id);
        expect(await here.read(id)).toBeNull();
      }
  });

  test('a server without others does not read a session from the cache after it has ended it, in any way', async () => {
    const alone = await server(undefined, createMemoryBus());
    for (const end of [alone.end, () => alone.sessions.deleteAllForUser(viewer.id)])
      for (let round = 0; round < 20; round += 1) {
        const id = await copied(alone);
        await alone.set(id);
        await end(id);
        expect(await alone.read(id)).toBeNull();
      }
  });

  test('a session that ends while it is being read is not cached', async () => {
    const here = await server();
    for (let round = 0; round < 50; round += 1) {
      const id = randomUUID();
      await here.set(id);
      const reads = Array.from({ length: 5 }, () => here.read(id));
      await here.end(id);
      await Promise.all(reads);
      expect(await here.read(id)).toBeNull();
    }
  });

  test('without live events the cache is not used, and ending a session waits until other cached copies have expired', async () => {
    const [cutOff, other] = [await server(300), await server(300)];
    const kept = await copied(cutOff);
    await cutOff.bus.stop();
    expect(await cutOff.read(kept)).toBeNull();

    const id = randomUUID();
    await cutOff.set(id);
    await other.read(id);
    await cutOff.end(id);
    expect(await other.read(id)).toBeNull();
  });

  test('the oldest copies are evicted when the cache is full', async () => {
    const here = await server();
    const oldest = await copied(here);
    await database.pool.query(
      `insert into session (sid, sess, expire)
         select 'many ' || n, $1, localtimestamp + interval '1 hour' from generate_series(1, 10000) n`,
      [JSON.stringify(data())],
    );
    for (let from = 1; from <= 10_000; from += 500)
      await Promise.all(Array.from({ length: 500 }, (_, n) => here.read(`many ${from + n}`)));
    expect(await here.read(oldest)).toBeNull();
  });
});

const installed = isRedisInstalled();
describe.each([
  ['one server', 1, false],
  ['two servers without Redis', 2, false],
  [`two servers behind one Redis${installed ? '' : ' (skipped: redis-server is not installed)'}`, 2, true],
])('%s', (name, count, isRedis) => {
  const onThis = isRedis && !installed ? test.skip : test;
  let redis: OwnServer | null = null;
  let first: TestApp;
  let last: TestApp;
  beforeAll(async () => {
    if (isRedis && !installed) return;
    if (isRedis) redis = await startOwnRedis(path.join(folder, 'redis'));
    const shared = { REDIS_URL: redis?.url ?? '', SESSION_SECRET: 'a secret that both servers know about' };
    first = await startTestApp(shared);
    last = count === 1 ? first : await startTestApp({ ...shared, DATABASE_URL: first.databaseUrl });
  });
  afterAll(async () => {
    if (isRedis && !installed) return;
    if (last !== first) await last.stop();
    await first.stop();
    await redis?.stop();
  });

  onThis('a session that ends elsewhere is refused at the next request, though it was read a moment ago', async () => {
    const admin = await signInAs(first, await first.make.user({ role: 'admin' }));
    for (let round = 0; round < 10; round += 1) {
      const user = await first.make.user();
      const session = await signInAs(first, user);
      const here = createTestClient(last.url, session.cookie);
      const status = async () => (await here.send('GET', '/api/auth/user')).status;
      for (let visit = 0; visit < 3; visit += 1) expect(await status()).toBe(200);
      if (round % 2 === 0) await session.send('POST', '/api/auth/logout');
      else await admin.graphql('mutation ($id: ID!) { endUserSessions(id: $id) { id } }', { id: user.id });
      expect(await status()).toBe(401);
    }
  });
});
