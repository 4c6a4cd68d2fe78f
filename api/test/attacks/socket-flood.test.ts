import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import type { TestClient } from '#test/client';
import type { TestProject, TestUser } from '#test/factories';
import { openRawSocket, openSubscriber, type RawSocket, createSubscribeMessage } from '#test/raw-socket';

const query = 'subscription ActivityAdded { activityAdded { id project { id progress } } }';
const update =
  'mutation Update($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';
const projects = '{ projects(first: 20) { edges { node { id title status } } } }';

/** In production, sockets can only send registered operations. */
let server: AttackedServer;
let attacker: TestClient;
let developer: TestClient;
let owner: TestUser;
let project: TestProject;
beforeAll(async () => {
  server = await startAttackedServer({ NODE_ENV: 'production' });
  const operations = [query, update, projects].map((document, n) => ({ name: `Operation${n}`, document }));
  await server.pool.query(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, last_used_at)
     values (gen_random_uuid(), now(), now(), 'mfe-client', '0123456789ab', $1, 'command', 'a test', now())`,
    [JSON.stringify({ name: 'mfe-client', operations })],
  );
  owner = await server.make.user();
  const builder = await server.make.user({ role: 'contractor', contractorRole: 'developer' });
  project = await server.make.project({ client: owner, developer: builder });
  attacker = await server.signIn(owner);
  developer = await server.signIn(builder);
});
afterAll(() => server.stop());

let progress = 0;
const change = async () => {
  const { errors } = await developer.graphql(update, { id: project.id, progress: (progress += 1) % 100 });
  expect(errors).toBeUndefined();
};
const answers = ({ received }: RawSocket) => received.filter(({ type }) => type === 'next');

test('100,000 subscriptions on one socket close it, and their memory is freed within 10 seconds', async () => {
  const { result, seen } = await server.during(async () => {
    const socket = await openSubscriber(attacker, attackerAddress);
    for (let id = 0; id < 100_000 && socket.webSocket.readyState === socket.webSocket.OPEN; id += 1) {
      socket.send(createSubscribeMessage(String(id), query));
      if (id % 1000 === 999) await change();
    }
    const closed = await socket.closed;
    await change();
    await delay(5000);
    return closed;
  });
  expect(result).toEqual({ code: 4429, reason: 'Too many messages. Try again later' });
  expectOthersUnaffected(seen);
  expect(seen.memory.peak - seen.memory.before).toBeLessThan(50);
  expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
}, 120_000);

test('of 400 sockets on one session 30 stay open, and others are unaffected', async () => {
  const { result, seen } = await server.during(async () => {
    const open = async () => {
      const socket = await openRawSocket(attacker, attackerAddress);
      socket.send({ type: 'connection_init' });
      return [socket];
    };
    // With so many at once the database queue may be full, and some get 503.
    const batches = await Promise.all(Array.from({ length: 400 }, () => open().catch(() => [])));
    const sockets = batches.flat();
    const outcomes = sockets.map(({ closed }) => Promise.race([closed, delay(4000, 'open')]));
    const stayed = (await Promise.all(outcomes)).filter((outcome) => outcome === 'open').length;
    for (const { webSocket } of sockets) webSocket.terminate();
    return stayed;
  });
  expect(result).toBe(30);
  expectOthersUnaffected(seen);
}, 60_000);
test('sending an update to a session with the maximum of subscriptions does not affect others', async () => {
  const { result, seen } = await server.during(async () => {
    const sockets = await Promise.all(Array.from({ length: 30 }, () => openSubscriber(attacker, attackerAddress)));
    for (const socket of sockets)
      for (let id = 0; id < 50; id += 1) socket.send(createSubscribeMessage(String(id), query));
    const answered = async () => {
      while (sockets.some((socket) => answers(socket).length < 50)) {
        await change();
        await delay(100);
      }
    };
    await answered();
    for (let n = 0; n < 20; n += 1) await change();
    for (const { webSocket } of sockets) webSocket.terminate();
    return sockets.reduce((sum, socket) => sum + answers(socket).length, 0);
  });
  expect(result).toBeGreaterThanOrEqual(1500);
  expectOthersUnaffected(seen);
}, 120_000);

test('subscribing and unsubscribing at the maximum rate delays no one else', async () => {
  const { seen } = await server.during(async () => {
    const sockets = await Promise.all(Array.from({ length: 30 }, () => openSubscriber(attacker, attackerAddress)));
    for (let n = 0; n < 80; n += 1) {
      for (const socket of sockets)
        for (const id of [`${n}a`, `${n}b`]) {
          socket.send(createSubscribeMessage(id, query));
          socket.send({ id, type: 'complete' });
        }
      await delay(100);
    }
    expect(sockets.every(({ webSocket }) => webSocket.readyState === webSocket.OPEN)).toBe(true);
    for (const { webSocket } of sockets) webSocket.terminate();
    await delay(2000);
  });
  expectOthersUnaffected(seen);
}, 60_000);
