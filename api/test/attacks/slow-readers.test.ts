import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { openSubscriber, createSubscribeMessage } from '#test/raw-socket';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

const texts = Array.from({ length: 10 }, (_, n) => `a${n}: project { description }`).join(' ');
const query = `subscription { activityAdded { ${texts} } }`;
const update = 'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';

test('a session with 1,500 subscriptions that reads nothing is disconnected and uses little memory until then', async () => {
  const owner = await server.make.user();
  const builder = await server.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await server.make.project({ client: owner, developer: builder });
  await server.pool.query("update projects set description = repeat('x', 3000) where id = $1", [project.id]);
  const attacker = await server.signIn(owner);
  const developer = await server.signIn(builder);
  const { seen } = await server.during(async () => {
    const sockets = await Promise.all(Array.from({ length: 30 }, () => openSubscriber(attacker, attackerAddress)));
    for (const socket of sockets)
      for (let id = 0; id < 50; id += 1) socket.send(createSubscribeMessage(String(id), query));
    await delay(500);
    for (const { webSocket } of sockets) webSocket.pause();
    const closed = async () => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return Number(/^websockets_closed_total\{reason="slow_reader"\} (\d+)/m.exec(text)?.[1] ?? 0);
    };
    for (let n = 1; (await closed()) < 30; n += 1) {
      const { errors } = await developer.graphql(update, { id: project.id, progress: n % 100 });
      expect(errors).toBeUndefined();
    }
    await delay(5000);
    for (const { webSocket } of sockets) webSocket.terminate();
  });
  expectOthersUnaffected(seen);
  // A megabyte for each of the 30 sockets, plus the data sent to them.
  expect(seen.memory.peak - seen.memory.before).toBeLessThan(200);
  expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
}, 120_000);
