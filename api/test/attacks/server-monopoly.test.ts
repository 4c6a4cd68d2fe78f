import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AttackedServer,
  attackerAddress,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient, type TestClient } from '#test/client';

let server: AttackedServer;
let member: TestClient;
beforeAll(async () => {
  server = await startAttackedServer();
  const client = await server.make.user();
  for (let n = 0; n < 50; n += 1) await server.make.project({ client });
  member = await server.signIn(client, attackerAddress);
});
afterAll(() => server.stop());

const visitor = () => Object.assign(createTestClient(server.url), { address: attackerAddress });
const slots = '{ callSlots { startsAt } }';
const projects = '{ projects(first: 50) { edges { node { id title status description client { id } } } } }';
const large = JSON.stringify({ query: '{ me { id } }', variables: { filler: 'x'.repeat(900_000) } });

test.each<[string, number, () => Promise<{ status: number }>]>([
  ['queries of a visitor', 500, () => visitor().graphql(slots)],
  ['queries of someone who is signed in', 1000, () => member.graphql(projects)],
  ['bodies of a megabyte', 1200, () => visitor().send('POST', '/graphql', large)],
  ['pages', 2000, () => visitor().send('GET', '/')],
])('200 connections from one address at full speed, %s: a colleague is unaffected', async (_what, times, attack) => {
  const { seen } = await server.during(() => runInParallel(times, 200, attack));
  expectOthersUnaffected(seen);
  expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
});
