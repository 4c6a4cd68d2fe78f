import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Model } from '#models/model';
import { askModel, createTestModels, createPrompt } from '#test/ask-model';
import { breaks, refuses, says, saysSlowly } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn, standInKey } from '#test/model-stand-in';

/** Longer than the test's timeout: a request that ends was aborted. */
const unhurried = { stallTimeout: 60_000, totalTimeout: 60_000 };

let stand: ModelStandIn;
let model: Model;
beforeAll(async () => {
  stand = await startModelStandIn();
  model = (await createTestModels(stand, unhurried)).chat;
});
afterAll(() => stand.stop());

const lastRequest = () => stand.request(stand.requests.length);

test('an answer streams piece by piece, with its usage', async () => {
  stand.answerWith(says('Use', ' a', ' cookie.'));
  const { pieces, usage, fault } = await askModel(model, createPrompt('How?'));
  expect(pieces).toEqual(['Use', ' a', ' cookie.']);
  expect([usage, fault]).toEqual([{ promptTokens: 10, completionTokens: 3 }, null]);
  const { path, headers, body } = await lastRequest();
  expect(path).toBe('/v1/chat/completions');
  expect(headers.authorization).toBe(`Bearer ${standInKey}`);
  expect(body).toEqual({
    model: 'stand-in',
    messages: [{ role: 'user', content: 'How?' }],
    stream: true,
    stream_options: { include_usage: true },
  });
});

test('a piece is passed on as it arrives, not when the answer is complete', async () => {
  const gate = Promise.withResolvers<void>();
  stand.answerWith(says('First', gate.promise, ' second'));
  const events = model.stream(createPrompt('How?'), new AbortController().signal)[Symbol.asyncIterator]();
  expect((await events.next()).value).toEqual({ kind: 'text', text: 'First' });
  gate.resolve();
  expect((await events.next()).value).toEqual({ kind: 'text', text: ' second' });
  await events.return?.();
});

test('a server that rejects usage reporting is retried once without it, and from then on called without it', async () => {
  const plain = await startModelStandIn();
  plain.knowsStreamOptions = false;
  const { chat } = await createTestModels(plain);
  for (const requests of [2, 3]) {
    expect(await askModel(chat)).toMatchObject({ pieces: ['An', ' answer', '.'], usage: null, fault: null });
    expect(plain.requests).toHaveLength(requests);
  }
  expect(plain.requests.map(({ body }) => 'stream_options' in body)).toEqual([true, false, false]);
  await plain.stop();
});

test('a server without an API key is not sent one', async () => {
  const { chat } = await createTestModels(stand, {}, { OPENAI_API_KEY: '' });
  expect((await askModel(chat)).fault).toBeNull();
  expect((await lastRequest()).headers.authorization).toBeUndefined();
});

test.each([
  ['before the first piece', says(new Promise(() => undefined))],
  ['between two pieces', says('First', new Promise(() => undefined))],
  ['while pieces come', saysSlowly(1, ...Array.from({ length: 10_000 }, () => 'word '))],
])('an abort %s ends it without an error, and closes the request', async (_when, answer) => {
  const stop = new AbortController();
  const number = stand.requests.length + 1;
  stand.answerWith(answer);
  const asking = askModel(model, createPrompt('How?'), stop.signal);
  const request = await stand.request(number);
  stop.abort();
  expect((await asking).fault).toBeNull();
  expect(await request.left).toBe(true);
});

test('a reader that stops reading closes the request', async () => {
  const number = stand.requests.length + 1;
  stand.answerWith(says('First', new Promise(() => undefined)));
  for await (const _event of model.stream(createPrompt('How?'), new AbortController().signal)) break;
  expect(await (await stand.request(number)).left).toBe(true);
});

test.each([
  ['breaks', breaks('Half'), 'Lost the connection to the model', true],
  ['ends without saying so', { ...says('Half'), ending: 'cut' as const }, 'Lost the connection to the model', true],
  ['fails inside', { ...says('Half'), ending: 'fault' as const }, "The model isn't available right now", true],
  [
    'is filtered',
    { ...says('Half'), finishReason: 'content_filter' },
    'The model rejected the request: its content filter blocked it',
    false,
  ],
])('a stream that %s ends with an error and keeps its text', async (_how, answer, message, retryable) => {
  stand.answerWith(answer);
  const { pieces, fault } = await askModel(model);
  expect([pieces, fault?.message, fault?.retryable]).toEqual([['Half'], message, retryable]);
});

test('a redirect is not followed, so neither the key nor the question goes elsewhere', async () => {
  const elsewhere = await startModelStandIn();
  for (const status of [301, 302, 307, 308]) {
    stand.answerWith(refuses(status, 'Moved', { location: `${elsewhere.url}/chat/completions` }));
    expect((await askModel(model)).fault?.message).toBe('The model rejected the request: Moved');
  }
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.stop();
});

test('when the server quotes the key, neither the message nor the log contains it', async () => {
  stand.answerWith(refuses(401, `Incorrect API key provided: ${standInKey} (sk-the-k***********n-in).`));
  const { fault } = await askModel(model);
  expect(fault?.message).toBe('The model rejected the request: Incorrect API key provided: … (…).');
  const cause = fault?.cause as Error & { error: object };
  expect(`${cause.message} ${cause.stack} ${JSON.stringify(cause)}`).not.toMatch(/sk-the/);
  expect(cause.message).toContain('401');
});
