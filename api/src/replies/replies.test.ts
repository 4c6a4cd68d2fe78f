import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import type { TestUser } from '#test/factories';
import { breaks, refuses, says } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';
import { askJarvis, Reader, replyFields, type ReplyRow } from '#test/replies';
import { createSocket } from '#test/socket';

let app: TestApp;
let model: ModelStandIn;
let person: TestUser;
let developer: TestClient, other: TestClient;
const readers: Reader[] = [];
beforeAll(async () => {
  model = await startModelStandIn();
  app = await startTestApp(model.env);
  const contractor = () => app.make.user({ role: 'contractor', contractorRole: 'developer' });
  person = await contractor();
  developer = await signInAs(app, person);
  other = await signInAs(app, await contractor());
});
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.drop())));
afterAll(async () => {
  await app.stop();
  await model.stop();
});

const newConversation = async () => (await app.make.conversation({ owner: person })).id;
function read(conversation: string): Reader {
  const reader = new Reader();
  reader.open(developer, conversation);
  readers.push(reader);
  return reader;
}
const getMessages = async (conversation: string) =>
  (
    await developer.graphql<{
      messages: { edges: Array<{ node: ReplyRow & { role: string; viewerCanEdit: boolean } }> };
    }>(`query ($id: ID!) { messages(conversationId: $id) { edges { node { role viewerCanEdit ${replyFields} } } } }`, {
      id: conversation,
    })
  ).data.messages.edges.map(({ node }) => node);
const change = async <T>(document: string, variables: object) => {
  const { data, errors } = await developer.graphql<Record<string, T>>(document, variables);
  return { code: errors?.[0]?.extensions.code, answer: Object.values(data ?? {})[0] as T };
};
const stop = (messageId: string) =>
  change<ReplyRow>(`mutation ($messageId: ID!) { stopReply(messageId: $messageId) { ${replyFields} } }`, { messageId });
const retry = (messageId: string) =>
  change<ReplyRow>(`mutation ($messageId: ID!) { retryReply(messageId: $messageId) { id status } }`, { messageId });

test('sending a question returns at once, and its reply streams, completes and is stored with its usage', async () => {
  const conversation = await newConversation();
  const more = Promise.withResolvers<void>();
  model.answerWith(says('Use ', 'a ', more.promise, 'cookie.'));
  const { question, reply } = await askJarvis(developer, conversation, 'How do people stay signed in?');
  const reader = read(conversation);
  await reader.waitForText(reply, 'Use a ');
  expect(await getMessages(conversation)).toMatchObject([
    { id: question, role: 'user', status: 'complete', viewerCanEdit: false },
    { id: reply, role: 'assistant', status: 'streaming', usage: null },
  ]);
  more.resolve();
  expect(await reader.waitForEnd(reply)).toMatchObject({
    content: 'Use a cookie.',
    status: 'complete',
    viewerCanRetry: false,
    usage: { promptTokens: 10, completionTokens: 3, model: 'stand-in' },
    metadata: { referencedDocuments: [] },
  });
  expect([reader.texts.get(reply), reader.errors]).toEqual(['Use a cookie.', []]);
  expect(await getMessages(conversation)).toMatchObject([{ viewerCanEdit: true }, { content: 'Use a cookie.' }]);
});

test('text is stored as it streams, and a late follower reads all of it first', async () => {
  const conversation = await newConversation();
  const more = Promise.withResolvers<void>();
  model.answerWith(says('One, ', 'two, ', more.promise, 'three.'));
  const { reply } = await askJarvis(developer, conversation);
  await eventually(async () => expect((await getMessages(conversation))[1]).toMatchObject({ content: 'One, two, ' }));
  const late = createSocket(developer);
  const events = late.iterate({
    query: 'subscription ($id: ID!) { jarvisReply(conversationId: $id) { ... on ReplyProgress { offset text } } }',
    variables: { id: conversation },
  });
  expect(await events.next()).toMatchObject({ value: { data: { jarvisReply: { offset: 0, text: 'One, two, ' } } } });
  more.resolve();
  expect(await events.next()).toMatchObject({ value: { data: { jarvisReply: { offset: 10, text: 'three.' } } } });
  await late.dispose();
  expect(await read(conversation).waitForEnd(reply)).toMatchObject({ content: 'One, two, three.' });
});

test('of 30 concurrent questions in one conversation, the database accepts one', async () => {
  const conversation = await newConversation();
  const more = Promise.withResolvers<void>();
  model.answerWith(says('Wait', more.promise));
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => askJarvis(developer, conversation)));
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 29 }, () => 'CONFLICT'));
  expect(await getMessages(conversation)).toHaveLength(2);
  more.resolve();
  await eventually(async () => expect((await getMessages(conversation))[1]).toMatchObject({ status: 'complete' }));
});

test('a question that waited for the previous reply has that reply in its prompt', async () => {
  const conversation = await app.make.conversation({ owner: person });
  const question = await app.make.message(conversation);
  const before = await app.make.message(conversation, { role: 'assistant', content: '', question, isStreaming: true });
  const ending = new pg.Client(app.databaseUrl);
  await ending.connect();
  try {
    await ending.query('begin');
    await ending.query('select 1 from conversations where id = $1 for update', [conversation.id]);
    const number = model.requests.length + 1;
    const sending = askJarvis(developer, conversation.id, 'And then?');
    await eventually(async () => {
      const { rowCount } = await ending.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
    await ending.query(
      `update messages set status = 'complete', content = 'First a cookie.', runner = null, lease_until = null where id = $1`,
      [before.id],
    );
    await ending.query('commit');
    await sending;
    const { body } = await model.request(number);
    expect(body.messages.slice(-2).map(({ content }) => content)).toEqual(['First a cookie.', 'And then?']);
  } finally {
    await ending.end();
  }
});

test('stopping a reply keeps its text and aborts the model request', async () => {
  const conversation = await newConversation();
  const never = Promise.withResolvers<void>();
  const next = model.requests.length + 1;
  model.answerWith(says('As far as ', 'this', never.promise));
  const { reply } = await askJarvis(developer, conversation);
  const reader = read(conversation);
  await reader.waitForText(reply, 'this');
  const stopped = await stop(reply);
  expect(stopped.answer).toMatchObject({ status: 'stopped', content: 'As far as this', viewerCanRetry: true });
  expect(stopped.answer.usage).toMatchObject({ completionTokens: expect.any(Number), model: 'stand-in' });
  expect(await (await model.request(next)).left).toBe(true);
  expect(await reader.waitForEnd(reply)).toMatchObject({ status: 'stopped', content: 'As far as this' });
  expect((await stop(reply)).answer).toMatchObject({ status: 'stopped' });
  never.resolve();
});

test('a broken stream fails the reply but keeps its text, and Retry starts over from the question', async () => {
  const conversation = await newConversation();
  const more = Promise.withResolvers<void>();
  model.answerWith(breaks('Half an '), says('A whole ', more.promise, 'answer.'));
  const { question, reply } = await askJarvis(developer, conversation, 'Why?');
  const reader = read(conversation);
  expect(await reader.waitForEnd(reply)).toEqual(expect.stringMatching(/\S/));
  const [, failed] = await getMessages(conversation);
  expect(failed).toMatchObject({ id: reply, status: 'failed', content: 'Half an ', viewerCanRetry: true });
  expect(failed?.failureReason).toBe(reader.ended.get(reply));

  const next = await retry(reply);
  expect(next.answer).toMatchObject({ status: 'streaming' });
  more.resolve();
  expect(await reader.waitForEnd(next.answer.id)).toMatchObject({ content: 'A whole answer.' });
  expect((await getMessages(conversation)).map(({ id }) => id)).toEqual([question, next.answer.id]);
  expect(model.requests.at(-1)?.body.messages.at(-1)).toEqual({ role: 'user', content: 'Why?' });
  expect((await retry(next.answer.id)).code).toBe('CONFLICT');
});

test('a reply survives a model that is briefly busy', async () => {
  const conversation = await newConversation();
  model.answerWith(refuses(429, 'Slow down', { 'retry-after-ms': '20' }), refuses(500), says('Here.'));
  const { reply } = await askJarvis(developer, conversation);
  expect(await read(conversation).waitForEnd(reply)).toMatchObject({ status: 'complete', content: 'Here.' });
});

test('only the last question can be reworded', async () => {
  const conversation = await newConversation();
  model.answerWith(says('One.'), says('Two.'), says('Three.'));
  const first = await askJarvis(developer, conversation, 'First');
  const reader = read(conversation);
  await reader.waitForEnd(first.reply);
  const second = await askJarvis(developer, conversation, 'Second');
  await reader.waitForEnd(second.reply);
  const edit = (messageId: string) =>
    change<{ userMessage: ReplyRow; reply: ReplyRow }>(
      'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { userMessage { id content } reply { id } } }',
      { input: { messageId, content: 'Second, in other words' } },
    );
  expect((await edit(first.question)).code).toBe('CONFLICT');
  expect((await edit(second.reply)).code).toBe('CONFLICT');
  const { answer } = await edit(second.question);
  expect(answer.userMessage).toEqual({ id: second.question, content: 'Second, in other words' });
  await reader.waitForEnd(answer.reply.id);
  expect((await getMessages(conversation)).map(({ content }) => content)).toEqual([
    'First',
    'One.',
    'Second, in other words',
    'Three.',
  ]);
  expect(
    model.requests
      .at(-1)
      ?.body.messages.slice(-3)
      .map(({ content }) => content),
  ).toEqual(['First', 'One.', 'Second, in other words']);
});

test("no one can follow someone else's replies", async () => {
  const conversation = await newConversation();
  const socket = createSocket(other);
  const events = socket.iterate({
    query: 'subscription ($id: ID!) { jarvisReply(conversationId: $id) { __typename } }',
    variables: { id: conversation },
  });
  const first = await events.next().then(
    ({ value }) => value,
    (faults: unknown) => ({ errors: faults }),
  );
  expect(first).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  await socket.dispose();
});

test('deleting a conversation stops its reply and aborts the model request', async () => {
  const conversation = await newConversation();
  const never = Promise.withResolvers<void>();
  const next = model.requests.length + 1;
  model.answerWith(says('Gone', never.promise));
  await askJarvis(developer, conversation);
  const request = await model.request(next);
  await developer.send('DELETE', `/api/developer/conversations/${conversation}`);
  expect(await request.left).toBe(true);
  never.resolve();
});

test("characters that the model splits arrive whole, and those that can't be stored are dropped", async () => {
  const conversation = await newConversation();
  const [high, low] = ['😀'.slice(0, 1), '😀'.slice(1)];
  model.answerWith(says('Yes ', high, low, '\0 and ', high, 'no'));
  const { reply } = await askJarvis(developer, conversation);
  const reader = read(conversation);
  expect(await reader.waitForEnd(reply)).toMatchObject({ content: 'Yes 😀 and \ufffdno', status: 'complete' });
  expect(reader.texts.get(reply)).toBe('Yes 😀 and \ufffdno');
});

test('a conversation with the default title is named after its first question', async () => {
  const conversation = await app.make.conversation({ owner: person, title: 'New conversation' });
  const { reply } = await askJarvis(
    developer,
    conversation.id,
    '## How do we roll back a **release** when the migration of its database has already run?\nBye',
  );
  await read(conversation.id).waitForEnd(reply);
  const { data } = await developer.graphql<{
    conversations: { edges: Array<{ node: { id: string; title: string } }> };
  }>('{ conversations(first: 1) { edges { node { id title } } } }');
  expect(data.conversations.edges[0]?.node).toEqual({
    id: conversation.id,
    title: 'How do we roll back a release when the migration of its…',
  });
});

test('REST responds when the reply is complete, or at once if the request prefers that', async () => {
  const path = `/api/developer/conversations/${await newConversation()}/messages`;
  model.answerWith(says('Now.'));
  const whole = await developer.send('POST', path, { content: 'When?', selectedDocumentIds: [] });
  expect(whole).toMatchObject({
    status: 201,
    body: { userMessage: { content: 'When?' }, reply: { status: 'complete', content: 'Now.' } },
  });
  const more = Promise.withResolvers<void>();
  model.answerWith(says('Later', more.promise));
  const early = await developer.send('POST', path, { content: 'When?' }, { prefer: 'respond-async, wait=10' });
  expect(early).toMatchObject({ status: 202, body: { reply: { status: 'streaming' } } });
  expect(await developer.send('POST', path, { content: 'Now?' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  });
  more.resolve();
});
