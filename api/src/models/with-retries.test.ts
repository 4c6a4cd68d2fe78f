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
  ['cut off before its first word', breaks()],
  ['silent after it began', stalls()],
  ['silent from the start', isSilent()],
  ['done without a word', says()],
])('a model that is %s is asked again', async (_how, fault) => {
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
])('what is refused with %d is not asked again', async (status, words) => {
  const model = await patient();
  await askModel(model); // it counts, as is known from here on
  stand.answerWith(refuses(status, words));
  const { fault } = await askModel(model);
  expect([fault?.message, fault?.retryable]).toEqual([`The model refused the request: ${words}`, false]);
  expect(stand.requests).toHaveLength(2);
});

test('a quota that is used up does not pass: it is not asked again', async () => {
  stand.answerWith({ status: 429, error: { message: 'You exceeded your quota', code: 'insufficient_quota' } });
  expect((await askModel(await patient())).fault).toMatchObject({
    message: 'The model refused the request: You exceeded your quota',
    retryable: false,
  });
  expect(stand.requests).toHaveLength(1);
});

test.each<[string, Answer, string]>([
  ['breaks', breaks('Half an'), 'The connection to the model broke'],
  ['stalls', stalls('Half an'), 'The model stopped answering'],
])('an answer that %s after its first word is not begun anew', async (_how, answer, message) => {
  stand.answerWith(answer);
  const { pieces, fault } = await askModel(await patient({ stallTimeout: 400 }));
  expect([pieces, fault?.message, fault?.retryable]).toEqual([['Half an'], message, true]);
  expect(stand.requests).toHaveLength(1);
});

test('slow words are no stall, nor is a reader who takes their time', async () => {
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
])('it is left alone for as long as its %s says', async (header, value, ms) => {
  stand.answerWith(refuses(429, 'Later', { [header]: value }));
  const model = await patient();
  const start = performance.now();
  expect((await askModel(model)).fault).toBeNull();
  expect(performance.now() - start).toBeGreaterThanOrEqual(ms);
});

test('however long it wants to be left alone, there is a bound', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  stand.answerWith(
    refuses(429, 'Later', { 'retry-after': '3600' }),
    refuses(429, 'Later', { 'retry-after': inAnHour }),
  );
  expect((await askModel(await patient({ maxDelay: 10 }))).fault).toBeNull();
});

test('after the last try the fault is told', async () => {
  stand.answerWith(...Array.from({ length: 5 }, () => refuses(429)));
  const { fault } = await askModel(await patient());
  expect([fault?.message, fault?.retryable]).toEqual(['The model is busy', true]);
  expect(stand.requests).toHaveLength(5);
});

test('nothing is tried where the time would be over, and a try ends with it', async () => {
  stand.answerWith(refuses(503, 'Later', { 'retry-after': '1' }));
  expect((await askModel(await patient({ maxDelay: 1000, totalTimeout: 500 }))).fault?.message).toBe(
    'The model is busy',
  );
  stand.answerWith(stalls());
  const start = performance.now();
  const hurried = withRetries(await patient(), { totalTimeout: 60 });
  expect((await askModel(hurried)).fault?.message).toBe('The model stopped answering');
  expect(performance.now() - start).toBeLessThan(1500);
  expect(stand.requests).toHaveLength(2);
});

test('a first try without a sign of life is repeated on another connection soon', async () => {
  stand.answerWith(isSilent(), says('Here'));
  const start = performance.now();
  expect(
    (await askModel(await patient({ firstAttemptTimeout: 100, stallTimeout: 60_000, totalTimeout: 60_000 }))).pieces,
  ).toEqual(['Here']);
  expect(performance.now() - start).toBeLessThan(1500);
});

test('a model that accepts and never answers is given up after the time for the first token, and the message says what to do', async () => {
  stand.answerWith(isSilent(), isSilent());
  const start = performance.now();
  const { fault } = await askModel(
    await patient({ firstAttemptTimeout: 100, firstTokenTimeout: 1000, stallTimeout: 60_000, totalTimeout: 60_000 }),
  );
  expect(fault?.message).toBe('The model did not answer within 1 second. Please try again in a minute');
  expect(performance.now() - start).toBeLessThan(3000);
  expect(stand.requests).toHaveLength(2);
});

test('the time for the first token ends once, however early its timer fires', async () => {
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
  for (let asked = 0; asked < asks; asked += 1)
    await askModel(
      withRetries(silent, { firstAttemptTimeout: 60_000, firstTokenTimeout: 20.9, baseDelay: 0 }),
      createPrompt('?'),
    );
  expect(tries).toBe(asks);
});

test('a model that thinks for long, and shows it, is waited for', async () => {
  const thought = Promise.withResolvers<void>();
  const model = await patient({ firstAttemptTimeout: 400, firstTokenTimeout: 500, stallTimeout: 5000 });
  stand.answerWith(says('', thought.promise, 'Done'));
  setTimeout(thought.resolve, 700);
  expect((await askModel(model)).pieces).toEqual(['Done']);
});

test('a model that keeps failing is left alone, and the next question is told at once', async () => {
  const model = await patient({ maxAttempts: 5 });
  const failures = policies.model.circuit.failures;
  stand.answerWith(...Array.from({ length: failures }, () => refuses(500)));
  for (let asked = 0; asked < failures; asked += 5) await askModel(model);
  const { fault } = await askModel(model);
  expect(fault?.message).toBe('The model is not available at the moment. Please try again shortly');
  expect(stand.requests).toHaveLength(failures);
});

test('a server that is not there is told as such', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}/v1`;
  const { chat } = await createTestModels(stand, { maxAttempts: 2 }, { OPENAI_BASE_URL: url });
  expect((await askModel(chat)).fault).toMatchObject({ message: 'The model cannot be reached', retryable: true });
});

test('stopped while it waits to ask again, it ends at once', async () => {
  const stop = new AbortController();
  let asked = 0;
  const busy: Model = {
    ...createOfflineModel(),
    async *stream() {
      asked += 1;
      yield { kind: 'text', text: '' };
      setTimeout(() => stop.abort()); // when it waits
      throw new ModelError('The model is busy', { retryable: true, retryAfter: 60_000 });
    },
  };
  expect(await askModel(withRetries(busy), createPrompt('?'), stop.signal)).toEqual({
    pieces: [],
    usage: null,
    fault: null,
  });
  expect(asked).toBe(1);
});
