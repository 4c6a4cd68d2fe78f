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

/** Compares responses with /api/openapi.json. Paths are those of the route table. */
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
    /** Differences between a response of this status and its schema; empty if it matches. */
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
