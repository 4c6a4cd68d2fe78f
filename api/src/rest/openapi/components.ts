import { isDeepStrictEqual } from 'node:util';

/** A part of an OpenAPI document. */
export type Json = Record<string, unknown>;

/** Named schemas, each stored once and referenced everywhere else. */
export class Components {
  readonly #schemas = new Map<string, Json>();

  /** Stores a schema and returns a reference to it. Throws if another schema has this name. */
  add(name: string, schema: Json): Json {
    const known = this.#schemas.get(name);
    if (known && !isDeepStrictEqual(known, schema))
      throw new Error(`Two selections are named ${name} in OpenAPI. Name one by a fragment in operations.graphql`);
    this.#schemas.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The schema that a reference refers to, or the schema itself. */
  resolve({ $ref, ...schema }: Json): Json {
    return this.#schemas.get(String($ref).split('/').at(-1) ?? '') ?? schema;
  }

  toSorted(): Record<string, Json> {
    return Object.fromEntries([...this.#schemas].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  }
}

/** A schema that also allows null. */
export function toNullable(schema: Json): Json {
  const { type, description, ...rest } = schema;
  if (typeof type === 'string' && !('enum' in rest)) return { ...schema, type: [type, 'null'] };
  return {
    anyOf: [{ ...(type ? { type } : {}), ...rest }, { type: 'null' }],
    ...(description ? { description } : {}),
  };
}
