import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { longestUpload } from 'rules/uploads';
import {
  type AttackedServer,
  attackersAddress,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { inParallel } from '#test/attacks/in-parallel';
import { getClient } from '#test/client';
import { permitFrom, put, storedNames } from '#test/uploads';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

test('sixty permissions of one address, each for 10 MB: five files are kept', async () => {
  const attacker = Object.assign(getClient(server.url), { address: attackersAddress });
  const bytes = Buffer.alloc(longestUpload, 'a');
  const permissions = await inParallel(60, 10, () => permitFrom(attacker, 'notes.txt'));
  const { result, seen } = await server.during(() => inParallel(60, 10, (n) => put(permissions[n]!, bytes)));
  expect(result.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(result.filter(({ status }) => status === 413)).toHaveLength(55);
  expect(await storedNames(server)).toHaveLength(5);
  expectOthersUnaffected(seen);
});
