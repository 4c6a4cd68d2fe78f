import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestModels } from '#test/ask-model';
import type { TestClient } from '#test/client';
import { createDocumentWithPassages } from '#test/document-factory';
import { breaks, refuses, says } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';
import { createSocket } from '#test/socket';

const invalidJson = 'Please provide valid JSON for guardrails.';

let stand: ModelStandIn;
let app: TestApp;
let admin: TestClient;
let pool: Pool;
beforeAll(async () => {
  stand = await startModelStandIn();
  // Longer than a test waits: what ends here was ended.
  const models = await createTestModels(stand, { stallTimeout: 60_000, totalTimeout: 60_000 });
  app = await startTestApp(stand.env, { models });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  pool = new Pool({ connectionString: app.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
  await stand.stop();
});

type TrialEvent = Record<string, unknown> & { __typename: string };
const query = `subscription ($input: TemplateTrialInput!) { templateTrial(input: $input) {
  __typename
  ... on TrialProgress { text }
  ... on TrialFinished { content model referencedDocuments { id title } }
  ... on TrialFailed { reason }
} }`;
const getEvents = (given: object) => {
  const socket = createSocket(admin);
  const input = { systemPrompt: 'You are a reviewer.', question: 'Which cookies?', ...given };
  const events = socket.iterate<{ templateTrial: TrialEvent }>({ query, variables: { input } });
  return { socket, events };
};
async function tried(given: object = {}) {
  const { socket, events } = getEvents(given);
  const seen = [];
  for await (const { data, errors } of events) {
    if (errors) throw new Error(JSON.stringify(errors));
    seen.push(data?.templateTrial);
  }
  await socket.dispose();
  return seen;
}
const refusal = async (given: object) => {
  const { socket, events } = getEvents(given);
  const thrown: unknown = await events.next().then(
    ({ value }) => (value as { errors?: unknown }).errors,
    (errors: unknown) => errors,
  );
  await socket.dispose();
  return thrown;
};

test('a trial streams its response, and ends with the complete text', async () => {
  stand.answerWith(says('Session', ' cookies.'));
  const trial = { contextInstructions: 'We use Express.', guardrails: { avoid: ['secrets'] } };
  expect(await tried(trial)).toEqual([
    { __typename: 'TrialProgress', text: 'Session' },
    { __typename: 'TrialProgress', text: ' cookies.' },
    { __typename: 'TrialFinished', content: 'Session cookies.', model: 'stand-in', referencedDocuments: [] },
  ]);
  expect(stand.requests.at(-1)?.body.messages).toEqual([
    { role: 'system', content: 'You are a reviewer.\n\nWe use Express.\n\nRules:\n- Avoid: secrets' },
    { role: 'user', content: 'Which cookies?' },
  ]);
});

test('a trial uses the ready documents, each listed once', async () => {
  const ready = await createDocumentWithPassages(pool, [
    'Cookies are never readable by scripts.',
    'Cookies end with the session.',
  ]);
  const unread = await createDocumentWithPassages(pool, ['Cookies are what no one has read yet.']);
  const failed =
    "update ai_documents set status = 'failed', stage = 'failed', failure_reason = 'Damaged' where id = $1";
  await pool.query(failed, [unread]);
  const events = await tried({ selectedDocumentIds: [ready, unread] });
  expect(events.at(-1)).toMatchObject({ referencedDocuments: [{ id: ready, title: 'A document' }] });
  const system = stand.requests.at(-1)?.body.messages[0]?.content;
  expect(system).toContain('Cookies are never readable by scripts.');
  expect(system).toContain('Cookies end with the session.');
  expect(system).not.toContain('no one has read');
});

test.each([
  [
    'refuses',
    refuses(400, 'too long'),
    [{ __typename: 'TrialFailed', reason: 'The model rejected the request: too long' }],
  ],
  [
    'breaks off',
    breaks('Half'),
    [
      { __typename: 'TrialProgress', text: 'Half' },
      { __typename: 'TrialFailed', reason: 'Lost the connection to the model' },
    ],
  ],
])('if a model %s, the last event has the reason', async (_how, answer, events) => {
  stand.answerWith(answer);
  expect(await tried()).toEqual(events);
});

test('a prompt that is too long for the model is reported as such', async () => {
  const small = await startTestApp(
    {},
    { models: await createTestModels(stand, {}, { OPENAI_CONTEXT_TOKENS: '1024' }) },
  );
  const before = admin;
  admin = await signInAs(small, await small.make.user({ role: 'admin' }));
  expect(await tried({ question: 'word '.repeat(1500) })).toEqual([
    { __typename: 'TrialFailed', reason: 'Your message is too long for the model. Please shorten it' },
  ]);
  admin = before;
  await small.stop();
});

test('unsubscribing stops the model', async () => {
  const number = stand.requests.length + 1;
  stand.answerWith(says('First', new Promise(() => undefined)));
  const { socket, events } = getEvents({});
  expect((await events.next()).value).toMatchObject({ data: { templateTrial: { text: 'First' } } });
  await events.return?.();
  expect(await (await stand.request(number)).left).toBe(true);
  await socket.dispose();
});

test('so does disconnecting', async () => {
  const number = stand.requests.length + 1;
  stand.answerWith(says('First', new Promise(() => undefined)));
  const { socket, events } = getEvents({});
  await events.next();
  socket.terminate();
  expect(await (await stand.request(number)).left).toBe(true);
  await socket.dispose();
});

test.each([
  [{ systemPrompt: ' ' }, { systemPrompt: 'System prompt is required' }],
  [
    { systemPrompt: null, guardrails: 'none' },
    { systemPrompt: 'System prompt is required', guardrails: invalidJson },
  ],
  [{ guardrails: [] }, { guardrails: invalidJson }],
  [{ question: '' }, { question: 'Please enter a question' }],
  [{ selectedDocumentIds: ['1'] }, { 'selectedDocumentIds.0': 'Please select documents' }],
])('a trial validates the template like storing it: %p', async (given, fields) => {
  const requestCount = stand.requests.length;
  expect(await refusal(given)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields } }]);
  expect(stand.requests).toHaveLength(requestCount);
});
