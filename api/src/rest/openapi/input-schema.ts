import {
  getNamedType,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import * as z from 'zod/mini';
import { findRule } from '#access/rules';
import { type Components, type Json, toNullable } from '#rest/openapi/components';
import { createLeafSchema } from '#rest/openapi/leaf-schema';

/** What a rule adds to the type of a field. Patterns are left out: they exclude invisible characters, in a dialect few clients know. */
const constraints = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'format',
  'enum',
  'const',
] as const;

/**
 * Converts an input type: names and descriptions from GraphQL; lengths, formats, choices and whether null is accepted from the
 * rule that validates it.
 */
export function createInputSchema(type: GraphQLInputObjectType, components: Components): Json {
  const rule = findRule(type.name);
  return toObject(
    type,
    rule ? (z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Json) : {},
    components,
  );
}

function toObject(type: GraphQLInputObjectType, rule: Json, components: Components): Json {
  const rules = (rule.properties ?? {}) as Record<string, Json>;
  const required = new Set(rule.required as string[] | undefined);
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    additionalProperties: false,
    required: fields.filter((field) => required.has(field.name) || isRequiredInputField(field)).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map(({ name, type: fieldType, description }) => {
        const schema = toSchema(fieldType, rules[name] ?? {}, components);
        return [name, description ? { ...schema, description } : schema];
      }),
    ),
  };
}

function toSchema(type: GraphQLInputType, rule: Json, components: Components): Json {
  const { accepted, isNullable } = splitNull(rule);
  const schema = toNonNullSchema(getNullableType(type), accepted, components);
  return isNullable ? toNullable(schema) : schema;
}

function toNonNullSchema(type: GraphQLInputType, rule: Json, components: Components): Json {
  const limits = Object.fromEntries(
    constraints
      .filter((name) => name in rule && rule[name] !== Number.MAX_SAFE_INTEGER)
      .map((name) => [name, rule[name]]),
  );
  if (isListType(type))
    return { type: 'array', items: toSchema(type.ofType, (rule.items ?? {}) as Json, components), ...limits };
  const named = getNamedType(type);
  if (isInputObjectType(named)) return components.add(named.name, toObject(named, rule, components));
  // An enum has the same choices in both.
  return isEnumType(named)
    ? createLeafSchema(named, components)
    : { ...createLeafSchema(named, components), ...limits };
}

/** zod writes a nullable rule as a choice between it and null, or as a list of types. */
function splitNull(rule: Json): { accepted: Json; isNullable: boolean } {
  const choices = rule.anyOf as Json[] | undefined;
  if (choices?.some(({ type }) => type === 'null'))
    return { accepted: choices.find(({ type }) => type !== 'null') ?? {}, isNullable: true };
  return { accepted: rule, isNullable: Array.isArray(rule.type) && rule.type.includes('null') };
}
