import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { askJarvis, Reader } from '#test/replies';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

test.each([
  [{ role: 'admin' }, 'Set `OPENAI_API_KEY`'],
  [{ role: 'contractor', contractorRole: 'developer' }, 'Ask an administrator to set one up.'],
] as const)('without a model, %j reads in the reply what they can do', async (person, words) => {
  const owner = await app.make.user(person);
  const conversation = (await app.make.conversation({ owner })).id;
  const client = await signInAs(app, owner);
  const reader = new Reader();
  reader.open(client, conversation);
  const { reply } = await askJarvis(client, conversation);
  const ended = await reader.waitForEnd(reply);
  expect(ended).toMatchObject({ status: 'complete', content: expect.stringContaining(words) });
  await reader.drop();
});
