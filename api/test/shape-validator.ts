import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { TestClient } from '#test/client';

interface Description {
  openapi: string;
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: { 'application/json': { schema: object } } }> }>
  >;
  components: { schemas: { Error: object } };
}

/** What /api/openapi.json says, and how an answer differs from it. Paths as in the table of routes. */
export async function createShapeValidator(client: TestClient) {
  const { body: description } = await client.send<Description>('GET', '/api/openapi.json');
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const validateAgainst = (schema: object, value: unknown) => {
    const validate = ajv.compile({ ...schema, components: description.components });
    return validate(value) ? [] : validate.errors;
  };
  return {
    description,
    /** What is wrong with an answer of this status; nothing where it has the described shape. */
    findResponseErrors(method: string, path: string, status: number, body: unknown) {
      const { responses } = description.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
      const response = responses?.[status] ?? responses?.default;
      const schema = response?.content?.['application/json'].schema;
      if (!schema) throw new Error(`${method} ${path} ${status} is not described`);
      return validateAgainst(schema, body);
    },
    findErrorBodyErrors: (body: unknown) => validateAgainst(description.components.schemas.Error, body),
  };
}
