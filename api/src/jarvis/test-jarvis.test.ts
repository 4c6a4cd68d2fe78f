import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { completeWithTimeout } from '#jarvis/complete-with-timeout';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestModels } from '#test/ask-model';
import type { TestClient } from '#test/client';
import { refuses, says, saysSlowly, stalls } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn, standInKey } from '#test/model-stand-in';

const path = '/api/developer/test-jarvis';

let stand: ModelStandIn;
let app: TestApp;
let developer: TestClient;
beforeAll(async () => {
  stand = await startModelStandIn();
  app = await startTestApp(stand.env, { models: await createTestModels(stand) });
  developer = await createDeveloper();
});
afterAll(async () => {
  await app.stop();
  await stand.stop();
});

const createDeveloper = async () =>
  signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
const ask = (who: TestClient, message: unknown = 'Are you there?') => who.send('POST', path, { message });

test("the model's response is returned with its name", async () => {
  stand.answerWith(says('I', ' am.'));
  const { status, body } = await ask(developer);
  expect([status, body]).toEqual([200, { ok: true, reply: 'I am.', model: 'stand-in' }]);
  expect(stand.requests.at(-1)?.body.messages).toEqual([{ role: 'user', content: 'Are you there?' }]);
});

test.each([
  ['refuses', refuses(404, 'The model does not exist'), 'The model rejected the request: The model does not exist'],
  ['quotes the key', refuses(401, `Wrong key: ${standInKey}`), 'The model rejected the request: Wrong key: …'],
])("the error says why a model that %s doesn't answer", async (_how, answer, message) => {
  stand.answerWith(answer);
  const { status, headers, body } = await ask(developer);
  expect([status, body]).toEqual([503, { code: 'UNAVAILABLE', message }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['slow', saysSlowly(20, ...Array.from({ length: 500 }, () => 'word ')), /^The model took longer than 1 second$/],
  ['silent', stalls(), /^The model (stopped responding|took longer than 1 second)$/],
])('a model that is too %s times out, and its request is aborted', async (_how, answer, message) => {
  const number = stand.requests.length + 1;
  stand.answerWith(answer);
  const { chat } = await createTestModels(stand);
  await expect(completeWithTimeout(chat, { message: 'Are you there?', isForAdmin: false }, 1000)).rejects.toThrow(
    message,
  );
  expect(await (await stand.request(number)).left).toBe(true);
});

test.each([
  ['', 'Please enter a message'],
  [' \n ', 'Please enter a message'],
  [null, 'Please enter a message'],
  ['x'.repeat(2001), 'Please keep this to 2000 characters'],
])('a message is required and limited in length: %j', async (message, fault) => {
  expect(await ask(developer, message)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields: { message: fault } },
  });
});

test('one person can make ten calls a minute, and no more', async () => {
  const [one, other] = [await createDeveloper(), await createDeveloper()];
  const answers = await Promise.all(Array.from({ length: 13 }, () => ask(one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await ask(other)).status).toBe(200);
});

test('without a model it says so, and succeeds: administrators read the settings, contractors who can set one up', async () => {
  const offline = await startTestApp();
  const sayTo = async (person: object) => {
    const who = await signInAs(offline, await offline.make.user(person));
    return (await ask(who)).body;
  };
  expect(await sayTo({ role: 'admin' })).toMatchObject({
    ok: true,
    model: 'offline',
    reply: expect.stringContaining('No model is configured. Set `OPENAI_API_KEY`'),
  });
  expect(await sayTo({ role: 'contractor', contractorRole: 'developer' })).toMatchObject({
    ok: true,
    reply: expect.stringContaining('Ask an administrator to set one up'),
  });
  await offline.stop();
});
