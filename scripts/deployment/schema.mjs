import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'schemas');

/** Loads a third-party schema from `deploy/schemas`. */
export const readSchema = (name) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

/** Returns a function that lists a document's violations of the schema. */
export function createValidator(schema) {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  return (document) =>
    validate(document)
      ? []
      : validate.errors.map(({ instancePath, message, params }) => formatProblem(instancePath, message, params));
}

const formatProblem = (place, message, { additionalProperty, allowedValue }) =>
  `${place || '/'} ${message}${additionalProperty ? ` (${additionalProperty})` : ''}${allowedValue ? ` (${allowedValue})` : ''}`;
