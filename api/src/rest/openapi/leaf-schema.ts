import { type GraphQLNamedType, isEnumType, isScalarType } from 'graphql';
import type { Components, Json } from '#rest/openapi/components';
import { getJsonSchema } from '#scalars';

/** The schemas of scalars that do not bring their own. */
const scalars: Record<string, Json> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSONObject: { type: 'object', additionalProperties: true },
};

/** The schema of a scalar, or a reference to that of an enum. */
export function createLeafSchema(type: GraphQLNamedType, components: Components): Json {
  if (isEnumType(type)) {
    const values = type.getValues();
    const meanings = values.flatMap(({ value, description }) =>
      description ? [`- \`${value}\`: ${description}`] : [],
    );
    const description = [type.description, meanings.join('\n')].filter(Boolean).join('\n\n');
    return components.add(type.name, {
      type: 'string',
      enum: values.map(({ value }) => String(value)),
      ...(description && { description }),
    });
  }
  const schema = scalars[type.name] ?? (isScalarType(type) && getJsonSchema(type));
  if (!schema) throw new Error(`OpenAPI has no schema for the scalar ${type.name}`);
  return schema;
}
