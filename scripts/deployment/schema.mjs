import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'schemas');

/** One of the schemas that other projects publish; `deploy/schemas` says where they are from. */
export const readSchema = (name) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

/** A function that says what of a document a schema refuses. */
export function createValidator(schema) {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  return (document) =>
    validate(document)
      ? []
      : validate.errors.map(({ instancePath, message, params }) => formatProblem(instancePath, message, params));
}

const formatProblem = (place, message, { additionalProperty, allowedValue }) =>
  `${place || '/'} ${message}${additionalProperty ? ` (${additionalProperty})` : ''}${allowedValue ? ` (${allowedValue})` : ''}`;
