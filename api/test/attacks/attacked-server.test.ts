import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AttackedServer, expectOthersUnaffected, startAttackedServer } from '#test/attacks/attacked-server';
import { createTestClient } from '#test/client';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

test('without an attack, every read and health check succeeds', async () => {
  const client = createTestClient(server.url);
  const { seen } = await server.during(async () => {
    for (let count = 0; count < 200; count += 1) await client.send('GET', '/readyz');
  });
  expectOthersUnaffected(seen);
  expect(seen.reads.count).toBeGreaterThan(1);
  expect(seen.memory.before).toBeGreaterThan(10);
  expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
});
