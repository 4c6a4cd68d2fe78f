import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AttackedServer,
  attackerAddress,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient, createRandomAddress } from '#test/client';
import { testPassword } from '#test/factories';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

const signIn = (address: string, email: string, password = 'Summer2026!') =>
  Object.assign(createTestClient(server.url), { address }).send('POST', '/api/auth/login', { email, password });
const count = (answers: Array<{ status: number }>, expectedStatus: number) =>
  answers.filter(({ status }) => status === expectedStatus).length;

test('one password tried at eighty accounts from one address is checked thirty times', async () => {
  const { result, seen } = await server.during(() =>
    runInParallel(80, 20, (n) => signIn(attackerAddress, `person-${n}@test.test`)),
  );
  expect([count(result, 401), count(result, 429)]).toEqual([30, 50]);
  expectOthersUnaffected(seen);
});

test('an IPv6 site counts as one network: of 400 accounts tried from different /64s, 240 are checked', async () => {
  const site = '2001:db8:66';
  const { result, seen } = await server.during(() =>
    runInParallel(400, 20, (n) => signIn(`${site}:${n.toString(16)}::1`, `other-${n}@test.test`)),
  );
  expect([count(result, 401), count(result, 429)]).toEqual([240, 160]);
  expectOthersUnaffected(seen);
});

test('one account tried forty times from twenty addresses: delayed from the 21st attempt, but not for its owner on a known device', async () => {
  const user = await server.make.user();
  const owner = await server.signIn(user, createRandomAddress());
  owner.cookie = undefined;
  const networks = Array.from({ length: 20 }, createRandomAddress);
  const { result, seen } = await server.during(async () => {
    const attack = runInParallel(40, 40, async (n) => {
      const since = performance.now();
      const { status } = await signIn(networks[n % 20]!, user.email);
      return { status, seconds: (performance.now() - since) / 1000 };
    });
    const early = await Promise.race([attack, new Promise((resolve) => setTimeout(resolve, 1000))]);
    expect(early).toBeUndefined(); // still pending
    const since = performance.now();
    const { status } = await owner.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
    return { own: { status, seconds: (performance.now() - since) / 1000 }, attackers: await attack };
  });
  expect(result.own.status).toBe(200);
  expect(result.own.seconds).toBeLessThan(2);
  const checked = result.attackers.filter(({ status }) => status === 401);
  expect(checked).toHaveLength(40);
  expect(checked.filter(({ seconds }) => seconds > 9.5).length).toBeGreaterThanOrEqual(14);
  expectOthersUnaffected(seen);
}, 60_000);
