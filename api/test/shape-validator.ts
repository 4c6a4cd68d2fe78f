import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { TestClient } from '#test/client';

interface Response {
  $ref?: string;
  content?: { 'application/json'?: { schema: object; example?: unknown } };
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, { requestBody?: Required<Response>; responses: Record<string, Response> }>>;
  components: { schemas: Record<string, object>; responses: Record<string, Response> };
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
  const find = (method: string, path: string) =>
    description.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return {
    description,
    /** Differences between a request's body and its schema. */
    findBodyErrors: (method: string, path: string, body: unknown) =>
      validateAgainst(find(method, path)?.requestBody?.content['application/json']?.schema ?? { not: {} }, body),
    /** Differences between a response of this status and its schema; empty if it matches. */
    findResponseErrors(method: string, path: string, status: number, body: unknown) {
      const response = find(method, path)?.responses[status];
      const { content } = description.components.responses[response?.$ref?.split('/').at(-1) ?? ''] ?? response ?? {};
      const schema = content?.['application/json']?.schema;
      if (!schema) throw new Error(`${method} ${path} ${status} is not described`);
      return validateAgainst(schema, body);
    },
    findErrorBodyErrors: (body: unknown) => validateAgainst(description.components.schemas.Error ?? { not: {} }, body),
  };
}
