import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

test('the description is OpenAPI 3.1 and has exactly the rows of the table', () => {
  expect(shapes.description.openapi).toBe('3.1.0');
  const described = Object.entries(shapes.description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
  );
});

test('an invalid response would be detected', () => {
  expect(shapes.findResponseErrors('GET', '/api/projects', 200, [{ id: 1 }])).not.toEqual([]);
});

test('an error has the documented shape', async () => {
  const { body } = await app.client.send('POST', '/api/auth/login', {});
  expect(shapes.findErrorBodyErrors(body)).toEqual([]);
});
