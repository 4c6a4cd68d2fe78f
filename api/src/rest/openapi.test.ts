import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { as } from '#test/as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { routes } from '#rest/routes';

interface Described {
  openapi: string;
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: { 'application/json': { schema: object } } }> }>
  >;
  components: { schemas: { Error: object } };
}

let app: TestApp;
let client: TestClient;
let description: Described;
beforeAll(async () => {
  app = await startTestApp();
  const [user, developer] = await Promise.all([
    app.make.user(),
    app.make.user({ role: 'contractor', contractorRole: 'developer' }),
  ]);
  await app.make.activity(await app.make.project({ client: user, developer }));
  client = await as(app, user);
  description = (await app.client.send<Described>('GET', '/api/openapi.json')).body;
});
afterAll(() => app.stop());

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const faults = (schema: object, value: unknown) => {
  const validate = ajv.compile({ ...schema, components: description.components });
  return validate(value) ? [] : validate.errors;
};

test('the description is OpenAPI 3.1 and has every row of the table, and no other', () => {
  expect(description.openapi).toBe('3.1.0');
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
  );
});

test.each(routes.filter(({ method, path }) => method === 'get' && !path.includes(':')).map(({ path }) => path))(
  'what %s answers has the described shape',
  async (path) => {
    const { status, body } = await client.send('GET', path);
    const responses = description.paths[path]?.get?.responses ?? {};
    const response = status === 200 ? responses['200'] : responses.default;
    expect(faults(response?.content?.['application/json'].schema ?? {}, body)).toEqual([]);
  },
);

test('a wrong answer would be noticed', () => {
  const schema = description.paths['/api/projects']?.get?.responses['200']?.content?.['application/json'].schema ?? {};
  expect(faults(schema, [{ id: 1 }])).not.toEqual([]);
});

test('an error has the described shape', async () => {
  const { body } = await app.client.send('POST', '/api/auth/login', {});
  expect(faults(description.components.schemas.Error, body)).toEqual([]);
});
