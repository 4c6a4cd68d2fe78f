import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient, createRandomAddress } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

const signIn = (address: string, email: string, password = 'not it at all') =>
  Object.assign(createTestClient(server.url), { address }).send('POST', '/api/auth/login', { email, password });

test('during 130 connections from one address with made-up emails, fourteen people elsewhere sign in within a second each', async () => {
  const people: TestUser[] = [];
  for (let n = 0; n < 14; n += 1) people.push(await server.make.user());
  let isOver = false;
  const { result, seen } = await server.during(async () => {
    const attack = runInParallel(3000, 130, (n) =>
      isOver ? Promise.resolve(null) : signIn(attackerAddress, `made-up-${n}@test.test`),
    );
    const colleagues = [];
    for (const { email } of people) {
      const since = performance.now();
      const { status } = await signIn(createRandomAddress(), email, testPassword);
      colleagues.push({ status, seconds: (performance.now() - since) / 1000 });
    }
    isOver = true;
    return { colleagues, attackers: await attack };
  });
  expect(result.colleagues.map(({ status }) => status)).toEqual(Array(14).fill(200));
  expect(Math.max(...result.colleagues.map(({ seconds }) => seconds))).toBeLessThan(1);
  expect(result.attackers.filter((answer) => answer?.status === 401)).toHaveLength(30);
  expectOthersUnaffected(seen);
});
