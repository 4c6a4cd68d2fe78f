import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { createTestClient } from '#test/client';
import { runInParallel } from '#test/attacks/in-parallel';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

const attacker = () => Object.assign(createTestClient(server.url), { address: attackerAddress });
const stored = async () => {
  const { rows } = await server.pool.query<{ answers: number; bytes: number }>(
    "select count(*)::int as answers, pg_total_relation_size('idempotent_reply')::int as bytes from idempotent_reply",
  );
  return rows[0]!;
};

test('introspection with always new keys is refused and stores nothing', async () => {
  const client = attacker();
  const query = getIntrospectionQuery();
  const { result, seen } = await server.during(() =>
    runInParallel(300, 16, () => client.send('POST', '/graphql', { query }, { 'idempotency-key': randomUUID() })),
  );
  expect(result.filter(({ status }) => status !== 400)).toEqual([]);
  expect((await stored()).answers).toBe(0);
  expectOthersUnaffected(seen);
});

test('a mutation with always new keys stores at most a thousand small responses per hour', async () => {
  const client = attacker();
  const signOut = { query: 'mutation { signOut }' };
  const { result, seen } = await server.during(() =>
    runInParallel(5000, 32, () => client.send('POST', '/graphql', signOut, { 'idempotency-key': randomUUID() })),
  );
  expect(result.filter(({ status }) => status === 200)).toHaveLength(1000);
  expect(result.filter(({ status }) => status === 429)).toHaveLength(4000);
  const { answers, bytes } = await stored();
  expect(answers).toBe(1000);
  expect(bytes).toBeLessThan(2_000_000);
  expectOthersUnaffected(seen);
});
