import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { eventually } from '#test/eventually';
import { openSubscriber, createSubscribeMessage } from '#test/raw-socket';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

const indexes = (count: number) => Array.from({ length: count }, (_, n) => n);

test.each<[string, (n: number) => string]>([
  ['the same field 1,900 times', () => `subscription{${'__typename '.repeat(1900)}}`],
  [
    '990 unknown fields',
    () =>
      `subscription{${indexes(990)
        .map((n) => `x${n}`)
        .join(' ')}}`,
  ],
  ['always new comments', (n) => `subscription{activityAdded{id}}#${n}${' '.repeat(15_000)}`],
  [
    '150 fragments that spread each other',
    () =>
      `subscription{...f0}${indexes(150)
        .map((n) => ` fragment f${n} on Subscription{...f${(n + 1) % 150} ...f${(n + 7) % 150}}`)
        .join('')}`,
  ],
])(
  '30 sockets that subscribe with %s are closed, and others are unaffected',
  async (_what, getText) => {
    const attacker = await server.signIn(await server.make.user());
    const { result, seen } = await server.during(async () => {
      const sockets = await Promise.all(indexes(30).map(() => openSubscriber(attacker, attackerAddress)));
      let id = 0;
      for (let round = 0; round < 30; round += 1) {
        for (const { webSocket, send } of sockets)
          if (webSocket.readyState === webSocket.OPEN)
            for (let n = 0; n < 4; n += 1) send(createSubscribeMessage(String((id += 1)), getText(id)));
        await delay(100);
      }
      return Promise.all(sockets.map(({ closed }) => closed));
    });
    expect(new Set(result.map(({ code }) => code))).toEqual(new Set([4429]));
    expectOthersUnaffected(seen);
    expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
  },
  60_000,
);

test('three tabs that open 15 subscriptions each at once all succeed', async () => {
  const person = await server.signIn(await server.make.user());
  const tabs = await Promise.all(indexes(3).map(() => openSubscriber(person, '203.0.113.20')));
  // Each document is new to the server.
  for (const { send } of tabs) {
    for (const n of indexes(15)) {
      const query = `subscription New${n} { activityAdded { id } }`;
      send({ id: String(n), type: 'subscribe', payload: { query, extensions: { following: true } } });
    }
  }
  await eventually(async () =>
    expect(tabs.map(({ received }) => received.filter(({ type }) => type === 'next').length)).toEqual([15, 15, 15]),
  );
  for (const { received } of tabs) expect(received.filter(({ type }) => type === 'error')).toEqual([]);
  for (const { webSocket } of tabs) webSocket.close();
});
