import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { Reader } from '#test/replies';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

test('followers of a reply that no server writes are notified at once when it is stopped', async () => {
  const owner = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const developer = await signInAs(app, owner);
  const conversation = await app.make.conversation({ owner });
  const question = await app.make.message(conversation);
  const given = { role: 'assistant', content: 'As far as', question, isStreaming: true } as const;
  const { id } = await app.make.message(conversation, given);
  const reader = new Reader();
  reader.open(developer, conversation.id);
  await reader.waitForText(id, 'As far as');
  const { data } = await developer.graphql('mutation ($id: ID!) { stopReply(messageId: $id) { status content } }', {
    id,
  });
  expect(data).toEqual({ stopReply: { status: 'stopped', content: 'As far as' } });
  const stoppedAt = performance.now();
  expect(await reader.waitForEnd(id)).toMatchObject({ status: 'stopped', content: 'As far as' });
  // Without the event they would poll the stored reply only after five seconds of silence.
  expect(performance.now() - stoppedAt).toBeLessThan(1500);
  await reader.drop();
});
