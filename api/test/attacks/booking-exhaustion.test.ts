import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AttackedServer, expectOthersUnaffected, startAttackedServer } from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient, type TestClient } from '#test/client';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

const from = (address: string): TestClient => Object.assign(createTestClient(server.url), { address });
const slots = async () => {
  const { data } = await from('203.0.113.99').graphql<{ callSlots: Array<{ startsAt: string }> }>(
    '{ callSlots(days: 14) { startsAt } }',
  );
  return data.callSlots.map(({ startsAt }) => startsAt);
};
const book = (client: TestClient, email: string, startsAt: string) =>
  client.graphql('mutation ($input: BookCallInput!) { bookCall(input: $input) { id } }', {
    input: { name: 'Ada', email, startsAt },
  });

test('three addresses that book all calls of two weeks with one unconfirmed email get two', async () => {
  const free = await slots();
  expect(free.length).toBeGreaterThan(200);
  const attackers = [1, 2, 3].map((last) => from(`198.51.100.${last}`));
  const { result, seen } = await server.during(() =>
    runInParallel(free.length, 32, (n) => book(attackers[n % 3]!, 'unproven@visitor.test', free[n]!)),
  );
  expect(result.filter(({ errors }) => !errors)).toHaveLength(2);
  expect(await slots()).toHaveLength(free.length - 2);
  expectOthersUnaffected(seen);
});

test('with a new email for each call they get five from each address, for half an hour', async () => {
  const free = await slots();
  const attackers = [4, 5, 6].map((site) => from(`198.51.${site}.1`));
  const { result, seen } = await server.during(() =>
    runInParallel(free.length, 32, (n) => book(attackers[n % 3]!, `unproven${n}@visitor.test`, free[n]!)),
  );
  expect(result.filter(({ errors }) => !errors)).toHaveLength(15);
  expectOthersUnaffected(seen);
  await server.pool.query(
    "update strategy_calls set held_until = now() - interval '1 second' where confirmed_at is null",
  );
  expect((await slots()).length).toBe(free.length + 2);
});

test('from a hundred addresses they hold at most a hundred calls, and most calls stay free', async () => {
  const free = await slots();
  const { result, seen } = await server.during(() =>
    runInParallel(400, 16, (n) =>
      book(from(`198.18.${n % 100}.1`), `someone${n}@visitor.test`, free[n % free.length]!),
    ),
  );
  expect(result.filter(({ errors }) => !errors).length).toBeLessThanOrEqual(100 + 16);
  expect((await slots()).length).toBeGreaterThan(free.length / 2);
  expectOthersUnaffected(seen);
});
