import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findFreePort } from '#db/free-port';
import { policies } from '#dependencies/policies';
import type { Model } from '#models/model';
import { ModelError } from '#models/model-error';
import { createOfflineModel } from '#models/offline-model';
import type { RetryPolicy } from '#models/retry-policy';
import { withRetries } from '#models/with-retries';
import { askModel, createTestModels, createPrompt } from '#test/ask-model';
import { type Answer, breaks, isSilent, refuses, says, saysSlowly, stalls } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';

let stand: ModelStandIn;
beforeAll(async () => void (stand = await startModelStandIn()));
beforeEach(() => void (stand.requests.length = 0));
afterAll(() => stand.stop());

const patient = async (retryPolicy: Partial<RetryPolicy> = {}): Promise<Model> =>
  (await createTestModels(stand, retryPolicy)).chat;

test.each<[string, Answer]>([
  ['busy', refuses(429)],
  ['overloaded', refuses(503)],
  ['broken', refuses(500)],
  ['cut off before the first word', breaks()],
  ['silent after it started', stalls()],
  ['silent from the start', isSilent()],
  ['done without any text', says()],
])('a model that is %s is retried', async (_how, fault) => {
  stand.answerWith(fault, fault, says('Here', ' I am'));
  const { pieces, usage } = await askModel(await patient({ stallTimeout: 400 }));
  expect([pieces.join(''), usage?.completionTokens]).toEqual(['Here I am', 2]);
  expect(stand.requests).toHaveLength(3);
});

test.each([
  [400, 'too many tokens'],
  [401, 'no such key'],
  [403, 'not in your country'],
  [404, 'no such model'],
])('a request refused with %d is not retried', async (status, words) => {
  const model = await patient();
  await askModel(model); // usage reporting is known to work from here on
  stand.answerWith(refuses(status, words));
  const { fault } = await askModel(model);
  expect([fault?.message, fault?.retryable]).toEqual([`The model rejected the request: ${words}`, false]);
  expect(stand.requests).toHaveLength(2);
});

test('an exhausted quota is not retried', async () => {
  stand.answerWith({ status: 429, error: { message: 'You exceeded your quota', code: 'insufficient_quota' } });
  expect((await askModel(await patient())).fault).toMatchObject({
    message: 'The model rejected the request: You exceeded your quota',
    retryable: false,
  });
  expect(stand.requests).toHaveLength(1);
});

test.each<[string, Answer, string]>([
  ['breaks', breaks('Half an'), 'Lost the connection to the model'],
  ['stalls', stalls('Half an'), 'The model stopped responding'],
])('an answer that %s after its first word is not restarted', async (_how, answer, message) => {
  stand.answerWith(answer);
  const { pieces, fault } = await askModel(await patient({ stallTimeout: 400 }));
  expect([pieces, fault?.message, fault?.retryable]).toEqual([['Half an'], message, true]);
  expect(stand.requests).toHaveLength(1);
});

test('neither slow tokens nor a slow reader count as a stall', async () => {
  stand.answerWith(saysSlowly(70, ...'one two three four five six'.split(' ')));
  expect((await askModel(await patient({ stallTimeout: 400 }))).fault).toBeNull();
  const gate = Promise.withResolvers<void>();
  stand.answerWith(says('First', ' second'));
  const pieces = [];
  for await (const event of (await patient({ stallTimeout: 400 })).stream(
    createPrompt('?'),
    new AbortController().signal,
  )) {
    if (pieces.length === 0) {
      setTimeout(gate.resolve, 450);
      await gate.promise;
    }
    pieces.push(event.kind === 'text' ? event.text : '');
  }
  expect(pieces.join('')).toBe('First second');
});

test.each([
  ['retry-after-ms', '120', 120],
  ['retry-after', '0.12', 120],
])('retries wait as long as its %s header says', async (header, value, ms) => {
  stand.answerWith(refuses(429, 'Later', { [header]: value }));
  const model = await patient();
  const start = performance.now();
  expect((await askModel(model)).fault).toBeNull();
  expect(performance.now() - start).toBeGreaterThanOrEqual(ms);
});

test('the requested delay has an upper bound', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  stand.answerWith(
    refuses(429, 'Later', { 'retry-after': '3600' }),
    refuses(429, 'Later', { 'retry-after': inAnHour }),
  );
  expect((await askModel(await patient({ maxDelay: 10 }))).fault).toBeNull();
});

test('the error of the last attempt is reported', async () => {
  stand.answerWith(...Array.from({ length: 5 }, () => refuses(429)));
  const { fault } = await askModel(await patient());
  expect([fault?.message, fault?.retryable]).toEqual(['The model is busy', true]);
  expect(stand.requests).toHaveLength(5);
});

test('no attempt starts past the deadline, and a running one ends with it', async () => {
  stand.answerWith(refuses(503, 'Later', { 'retry-after': '1' }));
  expect((await askModel(await patient({ maxDelay: 1000, totalTimeout: 500 }))).fault?.message).toBe(
    'The model is busy',
  );
  stand.answerWith(stalls());
  const start = performance.now();
  const hurried = withRetries(await patient(), { totalTimeout: 60 });
  expect((await askModel(hurried)).fault?.message).toBe('The model stopped responding');
  expect(performance.now() - start).toBeLessThan(1500);
  expect(stand.requests).toHaveLength(2);
});

test('a first attempt without a sign of life is soon repeated on another connection', async () => {
  stand.answerWith(isSilent(), says('Here'));
  const start = performance.now();
  expect(
    (await askModel(await patient({ firstAttemptTimeout: 100, stallTimeout: 60_000, totalTimeout: 60_000 }))).pieces,
  ).toEqual(['Here']);
  expect(performance.now() - start).toBeLessThan(1500);
});

test('a model that accepts requests but never answers is given up after the first-token timeout, and the message says what to do', async () => {
  stand.answerWith(isSilent(), isSilent());
  const start = performance.now();
  const { fault } = await askModel(
    await patient({ firstAttemptTimeout: 100, firstTokenTimeout: 1000, stallTimeout: 60_000, totalTimeout: 60_000 }),
  );
  expect(fault?.message).toBe("The model didn't respond within 1 second. Try again in a minute");
  expect(performance.now() - start).toBeLessThan(3000);
  expect(stand.requests).toHaveLength(2);
});

test('the first-token timeout ends once, however early its timer fires', async () => {
  let tries = 0;
  const silent: Model = {
    ...createOfflineModel(),
    async *stream(_prompt, signal) {
      tries += 1;
      await once(signal, 'abort');
      yield* [];
    },
  };
  const asks = 40;
  for (let count = 0; count < asks; count += 1)
    await askModel(
      withRetries(silent, { firstAttemptTimeout: 60_000, firstTokenTimeout: 20.9, baseDelay: 0 }),
      createPrompt('?'),
    );
  expect(tries).toBe(asks);
});

test('a model that thinks for long, with signs of life, does not time out', async () => {
  const thought = Promise.withResolvers<void>();
  const model = await patient({ firstAttemptTimeout: 400, firstTokenTimeout: 500, stallTimeout: 5000 });
  stand.answerWith(says('', thought.promise, 'Done'));
  setTimeout(thought.resolve, 700);
  expect((await askModel(model)).pieces).toEqual(['Done']);
});

test('the circuit opens for a model that keeps failing, and the next question fails at once', async () => {
  const model = await patient({ maxAttempts: 5 });
  const failures = policies.model.circuit.failures;
  stand.answerWith(...Array.from({ length: failures }, () => refuses(500)));
  for (let count = 0; count < failures; count += 5) await askModel(model);
  const { fault } = await askModel(model);
  expect(fault?.message).toBe("The model isn't available right now. Please try again shortly");
  expect(stand.requests).toHaveLength(failures);
});

test('an unreachable server is reported as such', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}/v1`;
  const { chat } = await createTestModels(stand, { maxAttempts: 2 }, { OPENAI_BASE_URL: url });
  expect((await askModel(chat)).fault).toMatchObject({ message: "Couldn't reach the model", retryable: true });
});

test('an abort during a retry delay ends it at once', async () => {
  const stop = new AbortController();
  let attempts = 0;
  const busy: Model = {
    ...createOfflineModel(),
    async *stream() {
      attempts += 1;
      yield { kind: 'text', text: '' };
      setTimeout(() => stop.abort()); // during the retry delay
      throw new ModelError('The model is busy', { retryable: true, retryAfter: 60_000 });
    },
  };
  expect(await askModel(withRetries(busy), createPrompt('?'), stop.signal)).toEqual({
    pieces: [],
    usage: null,
    fault: null,
  });
  expect(attempts).toBe(1);
});
