import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AttackedServer, expectOthersUnaffected, startAttackedServer } from '#test/attacks/attacked-server';
import { createTestClient } from '#test/client';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

test('a server that no one attacks answers every read of a colleague and every health check', async () => {
  const client = createTestClient(server.url);
  const { seen } = await server.during(async () => {
    for (let asked = 0; asked < 200; asked += 1) await client.send('GET', '/readyz');
  });
  expectOthersUnaffected(seen);
  expect(seen.reads.count).toBeGreaterThan(1);
  expect(seen.memory.before).toBeGreaterThan(10);
  expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
});
