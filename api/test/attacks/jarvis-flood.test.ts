import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

test('a contractor gets at most sixty conversations and sixty replies per hour, including over REST', async () => {
  const { id: template } = await server.make.promptTemplate();
  const contractor = await server.make.user({ role: 'contractor', contractorRole: 'developer' });
  const client = await server.signIn(contractor, attackerAddress);
  const start = () =>
    client.send<{ id: string }>('POST', '/api/developer/conversations', { title: 'Spam', templateIds: [template] });
  const ask = (id: string) =>
    client.send<{ code?: string }>(
      'POST',
      `/api/developer/conversations/${id}/messages`,
      { content: 'Tell me everything', selectedDocumentIds: [] },
      { prefer: 'respond-async' },
    );
  const { result, seen } = await server.during(async () => {
    const started = await runInParallel(90, 16, start);
    const ids = started.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    const replies = await runInParallel(120, 16, (n) => ask(ids[n % ids.length]!));
    return { ids, replies };
  });
  expect(result.ids).toHaveLength(60);
  const statuses = result.replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 202).length).toBeLessThanOrEqual(60);
  expect(result.replies.filter(({ body }) => body.code === 'QUOTA_EXCEEDED').length).toBeGreaterThan(0);
  const { rows } = await server.pool.query("select count(*)::int as count from messages where role = 'user'");
  expect(rows[0].count).toBeLessThanOrEqual(60);
  expectOthersUnaffected(seen);
});
