import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { as } from '#test/as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = await as(app, await app.make.user());
});
afterAll(() => app.stop());

const large = {
  query: '{ projects(first: 500) { edges { node { activity(first: 20) { edges { node { id } } } } } } }',
};
const small = { query: '{ projects(first: 50) { edges { node { id } } } }' };

test('of many large reads from one network few run at once and some wait; the rest is told to come again', async () => {
  client.address = '192.0.2.7';
  const replies = await Promise.all(Array.from({ length: 40 }, () => client.send('POST', '/graphql', large)));
  const refused = replies.filter(({ status }) => status === 503);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(40 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ body: { errors: [{ extensions: { code: 'UNAVAILABLE' } }] } });
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
});

test('small reads do not wait, and are not counted', async () => {
  client.address = '192.0.2.7';
  const replies = await Promise.all(Array.from({ length: 60 }, () => client.send('POST', '/graphql', small)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
});
