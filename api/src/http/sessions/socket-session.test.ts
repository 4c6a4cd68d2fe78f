import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { buildSchema } from 'graphql';
import { pino } from 'pino';
import WebSocket from 'ws';
import { createOpenSessions } from '#http/sessions/open-sessions';
import { sessionMiddleware, getSession } from '#http/sessions/session';
import { createSessionStore } from '#http/sessions/session-store';
import { socketSession } from '#http/sessions/socket-session';
import { createMemoryBus } from '#live/memory-bus';
import { createSocketServer } from '#live/socket-server';
import { createMetrics } from '#metrics';
import { Secrets } from '#secrets/secrets';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

const viewer = {
  id: '00000000-0000-7000-8000-000000000001',
  role: 'client',
  contractorRole: null,
  isFounder: false,
} as const;
const warnings: string[] = [];
const log = pino({ hooks: { logMethod: (args) => void warnings.push(String(args.at(-1))) } });

/** A server that admits sockets; `meanwhile` runs between the session check and the opening. */
async function serve(meanwhile: (endAll: () => Promise<void>) => Promise<void>) {
  const store = createSessionStore(database.pool, null);
  const bus = createMemoryBus();
  const session = sessionMiddleware({
    secrets: new Secrets(['x'.repeat(32)]),
    publicUrl: new URL('http://localhost'),
    store: store.store,
  });
  const app = express()
    .use(session)
    .post('/', async (req, res) => {
      await getSession(req, res, bus).start(viewer, 'sign_in');
      res.json({});
    });
  const server = createServer(app);
  const sockets = socketSession({
    session,
    readToken: () => Promise.reject(new Error('There are no access tokens here')),
    filterOpen: store.filterOpen,
    filterActiveTokens: async () => new Set(),
    trustProxy: 1,
  });
  const seen: string[] = [];
  const { stop } = createSocketServer({
    server,
    schema: buildSchema('type Query { nothing: Int } type Subscription { nothing: Int }'),
    bus,
    reads: { rowFor: async () => null },
    log,
    metrics: createMetrics(),
    securityLog: { record: () => undefined },
    isOwnOrigin: () => true,
    getAddress: sockets.getAddress,
    getSession: async (req, res) => {
      const found = await sockets.getSession(req, res);
      if (found) seen.push(found.address);
      await meanwhile(() => createOpenSessions(store, bus, log).endAll(viewer.id));
      return found;
    },
    filterOpen: store.filterOpen,
    createContext: () => ({
      viewer: null,
      session: { accessToken: null },
      releaser: async () => null,
      securityLog: { record: () => undefined },
    }),
    createEventContext: () => ({}),
    admitOperation: async () => undefined,
    closeSpreadMs: 0,
    sessionCheckMs: 50,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { headers } = await fetch(`http://${address}`, { method: 'POST' });
  const socket = new WebSocket(`ws://${address}graphql`, 'graphql-transport-ws', {
    headers: { cookie: headers.getSetCookie()[0]?.split(';')[0], 'x-forwarded-for': '203.0.113.9, 192.0.2.44' },
  });
  return {
    socket,
    seen,
    close: async () => {
      socket.terminate();
      await stop();
      server.close();
    },
  };
}

test('a socket that opens at the very moment its session ends is closed at once', async () => {
  const { socket, close } = await serve((endAll) => endAll());
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  expect([code, reason.toString()]).toEqual([4401, 'The session is over']);
  await close();
});

test("if the session can't be checked, the socket is closed so that the client retries", async () => {
  const { socket, close } = await serve(
    async () => void (await database.pool.query('alter table session rename to away')),
  );
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1013);
  await database.pool.query('alter table away rename to session');
  await close();
});

test('a socket of an open session stays, and knows where it comes from', async () => {
  const { socket, seen, close } = await serve(async () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const [answer] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(answer.toString())).toEqual({ type: 'connection_ack' });
  await eventually(async () => expect(seen).toEqual(['192.0.2.44']));
  await close();
});

test("a socket is closed soon after its session has ended without an event, but not while sessions can't be read", async () => {
  const { socket, close } = await serve(async () => undefined);
  await once(socket, 'open');
  let isClosed = false;
  socket.once('close', () => (isClosed = true));
  await database.pool.query('alter table session rename to away');
  const warning = 'the sessions of open sockets could not be checked; trying again';
  await eventually(async () => expect(warnings).toContain(warning));
  expect(isClosed).toBe(false);
  await database.pool.query('alter table away rename to session');
  await database.pool.query('delete from session');
  const [code] = isClosed ? [0] : ((await once(socket, 'close')) as [number]);
  expect(code).toBe(4401);
  await close();
});
