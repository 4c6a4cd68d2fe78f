import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxUploadSize } from 'rules/uploads';
import {
  type AttackedServer,
  attackerAddress,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient } from '#test/client';
import { requestUploadFrom, putFile, listStoredNames } from '#test/uploads';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

test('of sixty upload permissions of one address for 10 MB each, five files are kept', async () => {
  const attacker = Object.assign(createTestClient(server.url), { address: attackerAddress });
  const bytes = Buffer.alloc(maxUploadSize, 'a');
  const permissions = await runInParallel(60, 10, () => requestUploadFrom(attacker, 'notes.txt'));
  const { result, seen } = await server.during(() => runInParallel(60, 10, (n) => putFile(permissions[n]!, bytes)));
  expect(result.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(result.filter(({ status }) => status === 413)).toHaveLength(55);
  expect(await listStoredNames(server)).toHaveLength(5);
  expectOthersUnaffected(seen);
});
