import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rootFieldAudiences } from '#access/audiences';
import { demoAccounts, type DemoName } from '#demo/accounts';
import { getDemoAccount } from '#rest/rest-examples';
import { routes } from '#rest/routes';
import { demoPassword } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient } from '#test/client';
import { createShapeValidator } from '#test/shape-validator';

interface Thing {
  id: string;
  updatedAt: string;
}

let app: TestApp;
let shapes: Awaited<ReturnType<typeof createShapeValidator>>;
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on', FOUNDER_EMAIL: demoAccounts.founder.email, FOUNDER_PASSWORD: demoPassword });
  shapes = await createShapeValidator(app.client);
});
afterAll(() => app.stop());

async function signInFor(operation: string) {
  const audiences = rootFieldAudiences().find(({ field }) => field === operation)?.audiences ?? [];
  const { email } = demoAccounts[getDemoAccount(operation, audiences) as DemoName];
  const client = createTestClient(app.url);
  await client.send('POST', '/api/auth/login', { email, password: demoPassword });
  return client;
}

test.each(routes.filter(({ method }) => method === 'put').map((route) => [route.path, route] as const))(
  'PUT %s accepts what was read, and only ignores what is read-only',
  async (path, { operation }) => {
    const client = await signInFor(operation);
    const read = await client.list<Thing>(path.replace('/:id', ''));
    expect(read).not.toEqual([]);
    for (const thing of read) {
      const put = (body: object) => client.send('PUT', path.replace(':id', String(thing.id)), body);
      const { updatedAt: _, ...rest } = trimTexts(thing);
      expect(await put(thing)).toMatchObject({ status: 200, body: rest });
      expect(await put({ ...thing, zz: 1 })).toMatchObject({ status: 400, body: { message: 'There is no field zz' } });
      expect(shapes.findBodyErrors('PUT', path, thing)).toEqual([]);
    }
  },
);

/** Demo data are not trimmed; what is sent is. */
const trimTexts = (thing: Thing) =>
  Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
