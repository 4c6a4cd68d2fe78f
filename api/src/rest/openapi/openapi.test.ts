import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exampleAnswers } from '#rest/example-answers';
import { downloads } from '#rest/downloads';
import { routes } from '#rest/routes';
import { startTestApp, type TestApp } from '#test/app';
import { createShapeValidator } from '#test/shape-validator';

let app: TestApp;
let shapes: Awaited<ReturnType<typeof createShapeValidator>>;
beforeAll(async () => {
  app = await startTestApp();
  shapes = await createShapeValidator(app.client);
});
afterAll(() => app.stop());

test('the description is OpenAPI 3.1 and has exactly the rows of the tables', () => {
  expect(shapes.description.openapi).toBe('3.1.0');
  const described = Object.entries(shapes.description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    [...routes, ...Object.values(downloads).map(({ path }) => ({ method: 'get', path }))]
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .toSorted(),
  );
});

test('every object has a name, and is named once', () => {
  const named = Object.keys(shapes.description.components.schemas);
  expect(named).toEqual(expect.arrayContaining(['Project', 'Lead', 'PromptTemplate', 'Person', 'ProjectStatus']));
  expect(findNamelessObjects(shapes.description.paths)).toEqual([]);
  for (const schema of Object.values(shapes.description.components.schemas))
    expect(findNamelessObjects('properties' in schema ? schema.properties : {})).toEqual([]);
});

test('an input has the lengths, formats and choices of its rule, and null where null clears', () => {
  const { CreateInvitationInput, UpdatePromptTemplateInput } = shapes.description.components.schemas;
  expect(CreateInvitationInput).toMatchObject({
    additionalProperties: false,
    required: ['email', 'role'],
    properties: {
      email: { type: 'string', format: 'email', maxLength: 254 },
      role: { $ref: '#/components/schemas/Role' },
      contractorRole: { type: ['string', 'null'], maxLength: 50 },
    },
  });
  expect(UpdatePromptTemplateInput).toMatchObject({
    required: [],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200 },
      description: { type: ['string', 'null'], maxLength: 2000 },
      id: { type: 'integer', readOnly: true },
    },
  });
});

test('only paths that are open to everyone need no session, and the id of a prompt template is an integer', () => {
  const { paths } = shapes.description;
  expect(paths['/api/auth/login']?.post).toMatchObject({ security: [] });
  expect(paths['/api/admin/prompt-templates/{id}']?.put).toMatchObject({
    security: [{ session: [] }, { accessToken: [] }],
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'id', in: 'path', schema: { type: 'integer', format: 'int32' } }),
    ]),
  });
});

test('every answer has an example that fits its schema', () => {
  const answers = Object.entries(shapes.description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        content?.['application/json']
          ? [{ method, path, status: Number(status), example: content['application/json'].example }]
          : [],
      ),
    ),
  );
  expect(answers.length).toBeGreaterThan(30);
  for (const { method, path, status, example } of answers)
    expect({ path, errors: shapes.findResponseErrors(method, path, status, example) }).toEqual({ path, errors: [] });
});

test.each(Object.entries(exampleAnswers))(
  'the example of %s has exactly the fields that are answered',
  (name, example) => {
    const schema = shapes.description.components.schemas[name] as { properties?: object } | undefined;
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(schema?.properties ?? {}).toSorted());
  },
);

test('an invalid response would be detected', () => {
  expect(shapes.findResponseErrors('GET', '/api/projects', 200, [{ id: 1 }])).not.toEqual([]);
});

test('an error has the documented shape', async () => {
  const { body } = await app.client.send('POST', '/api/auth/login', {});
  expect(shapes.findErrorBodyErrors(body)).toEqual([]);
});

/** Objects with properties that are described in place. */
function findNamelessObjects(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('properties' in part && 'type' in part && part.type === 'object') return [part];
  return Object.values(part).flatMap(findNamelessObjects);
}
