import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kind } from 'graphql';
import { getOperation } from '#access/get-operation';
import { readOperations } from '#rest/router';
import { routes } from '#rest/routes';
import { createSchema } from '#schema';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const schema = createSchema();
const operations = readOperations(schema);

test('every row names an operation, and every operation has a row', () => {
  expect([...new Set(routes.map(({ operation }) => operation))].toSorted()).toEqual(Object.keys(operations).toSorted());
});

test.each([...new Set(routes.map(({ path }) => path))])('%s names its methods to another one', async (path) => {
  const address = path.replace(':id', '1');
  const rows = routes.filter((route) => new RegExp(`^${route.path.replace(':id', '[^/]+')}$`).test(address));
  const methods = rows.map(({ method }) => method.toUpperCase());
  const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  const { status, headers, body } = await app.client.send('PATCH', address);
  expect({ status, body, allow: headers.get('allow') }).toMatchObject({
    status: 405,
    body: { code: 'METHOD_NOT_ALLOWED' },
    allow: allow.toSorted().join(', '),
  });
});

test('paths are unique', () => {
  const paths = routes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s runs one root field: a query for GET and a mutation otherwise',
  (_name, { operation, method }) => {
    const document = operations[operation];
    const found = document && getOperation(document);
    expect(found?.selectionSet.selections.map(({ kind }) => kind)).toEqual([Kind.FIELD]);
    expect(found?.operation).toBe(method === 'get' ? 'query' : 'mutation');
  },
);

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s responds with JSON and a documented status when signed out',
  async (_name, { method, path }) => {
    const { status, headers } = await app.client.send(method.toUpperCase(), path, method === 'get' ? undefined : {});
    expect([204, 400, 401]).toContain(status);
    if (status !== 204) expect(headers.get('content-type')).toContain('application/json');
  },
);

test('a field that an operation does not have is rejected by name', async () => {
  const reply = await app.client.send('POST', '/api/auth/login', { email: 'a@b.test', password: 'x', remember: true });
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'MALFORMED_REQUEST', message: 'There is no field remember' },
  });
});

test.each([
  ['respond-async', 202],
  ['Respond-Async', 202],
  ['respond-async; wait=10', 202],
  ['respond-async, wait=10', 202],
  ['handling=lenient; strict=no, respond-async;wait=10', 202],
  ['wait=10', 201],
  ['respond-asynchronously', 201],
  ['handling=lenient; respond-async', 201],
])('a question with “Prefer: %s” gets status %d', async (prefer, expected) => {
  const owner = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const { id } = await app.make.conversation({ owner });
  const developer = await signInAs(app, owner);
  const path = `/api/developer/conversations/${id}/messages`;
  const { status, headers } = await developer.send('POST', path, { content: 'When?' }, { prefer });
  expect(status).toBe(expected);
  expect(headers.get('preference-applied')).toBe(expected === 202 ? 'respond-async' : null);
});

test.each(['no-id', '1e3', '0x10', '-1', '1.5', '99999999999'])('%s is no id of a prompt template', async (id) => {
  const client = await signInAs(app, await app.make.user({ role: 'admin' }));
  expect(await client.send('DELETE', `/api/admin/prompt-templates/${id}`)).toMatchObject({
    status: 400,
    body: { code: 'MALFORMED_REQUEST', message: "This isn't a valid id" },
  });
});
