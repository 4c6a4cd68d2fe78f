import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Quota {
  jarvisQuota: Record<'hour' | 'day', { limit: number; used: number; left: number; resetsAt: string | null }>;
}
const windows = 'limit used left resetsAt';
const quota = `{ jarvisQuota { hour { ${windows} } day { ${windows} } } }`;
const send =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input, waitForReply: true) { userMessage { id } reply { id status } } }';
const edit = 'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { reply { id } } }';

let app: TestApp;
let template: number;
beforeAll(async () => {
  app = await startTestApp({ JARVIS_QUESTIONS_PER_HOUR: '4', JARVIS_QUESTIONS_PER_DAY: '6' });
  template = (await app.make.promptTemplate()).id;
});
afterAll(() => app.stop());

const developer = async () => signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
const left = async (client: TestClient) => {
  const { hour, day } = (await client.graphql<Quota>(quota)).data.jarvisQuota;
  return [hour.left, day.left];
};
const getConversation = async (client: TestClient): Promise<string> => {
  const { body } = await startConversation(client);
  return body.id;
};
const startConversation = (client: TestClient) =>
  client.send<{ id: string }>('POST', '/api/developer/conversations', { title: 'Cache', templateIds: [template] });
const ask = (client: TestClient, conversationId: string) =>
  client.graphql<{ sendMessage: { userMessage: { id: string } } }>(send, {
    input: { conversationId, content: 'Where is the cache?', selectedDocumentIds: [] },
  });

test('questions are counted by the hour and by the day, and the remaining quota is shown', async () => {
  const client = await developer();
  expect((await client.graphql<Quota>(quota)).data.jarvisQuota).toEqual({
    hour: { limit: 4, used: 0, left: 4, resetsAt: null },
    day: { limit: 6, used: 0, left: 6, resetsAt: null },
  });
  await ask(client, await getConversation(client));
  const { hour, day } = (await client.graphql<Quota>(quota)).data.jarvisQuota;
  expect([hour, day]).toMatchObject([
    { limit: 4, used: 1, left: 3 },
    { limit: 6, used: 1, left: 5 },
  ]);
  const minutesUntil = (time: string | null) => (Date.parse(time ?? '') - Date.now()) / 60_000;
  expect(minutesUntil(hour.resetsAt)).toBeGreaterThan(58);
  expect(minutesUntil(hour.resetsAt)).toBeLessThan(61);
  expect(minutesUntil(day.resetsAt)).toBeGreaterThan(23.9 * 60);
});

test('a used-up quota is enforced by REST and GraphQL, for everything that calls the model, and the error says when it resets', async () => {
  const client = await developer();
  const other = await developer();
  const conversationId = await getConversation(client);
  const { data } = await ask(client, conversationId);
  for (let n = 0; n < 2; n += 1) await ask(client, conversationId);
  expect((await client.send('POST', '/api/developer/test-jarvis', { message: 'Are you there?' })).status).toBe(200);
  expect(await left(client)).toEqual([0, 2]);

  const words = /^You've used all 4 questions to Jarvis for this hour\. More will be available in (60|59) minutes$/;
  const content = 'Where is the cache?';
  const refused = [
    await ask(client, conversationId),
    await client.graphql(edit, { input: { messageId: data.sendMessage.userMessage.id, content } }),
  ];
  for (const { errors, headers } of refused) {
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(words),
      extensions: { code: 'QUOTA_EXCEEDED' },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  }
  const body = { content, selectedDocumentIds: [] };
  const overRest = [
    await client.send('POST', `/api/developer/conversations/${conversationId}/messages`, body),
    await client.send('POST', '/api/developer/test-jarvis', { message: 'Are you there?' }),
  ];
  for (const { status, body: answer, headers } of overRest) {
    expect([status, answer]).toMatchObject([429, { code: 'QUOTA_EXCEEDED', message: expect.stringMatching(words) }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  }
  expect((await ask(other, await getConversation(other))).errors).toBeUndefined();
});

test('a question that is rejected for another reason costs nothing', async () => {
  const client = await developer();
  const foreign = await getConversation(await developer());
  expect((await ask(client, foreign)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await left(client)).toEqual([4, 6]);
});

test("concurrent questions don't exceed the quota", async () => {
  const client = await developer();
  const conversations = await Promise.all(Array.from({ length: 12 }, () => getConversation(client)));
  const answers = await Promise.all(conversations.map((id) => ask(client, id)));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(4);
});

test('sixty conversations can be created in an hour, and no more', async () => {
  const client = await developer();
  const answers = await Promise.all(Array.from({ length: 63 }, () => startConversation(client)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});
