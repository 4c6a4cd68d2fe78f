import {
  astFromValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isObjectType,
  print,
} from 'graphql';
import type { Audience } from 'rules/audiences';
import { type OperationKind, rootFieldAudiences } from '#access/audiences';
import { isSemanticNonNull } from '#access/nullable-root-fields';
import { isRefusedInPart, isShownInPart } from '#db/shown-in-part';

/** A root field of the schema with a document that calls it: every argument is a variable, every leaf is selected. */
export interface Operation {
  kind: OperationKind;
  name: string;
  audiences: Audience[];
  args: readonly GraphQLArgument[];
  document: string;
}

export function getOperations(schema: GraphQLSchema): Operation[] {
  return rootFieldAudiences().map(({ kind, field: name, audiences }) => {
    const roots = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    };
    const field = roots[kind]?.getFields()[name];
    if (!field) throw new Error(`The schema has no ${kind} ${name}`);
    return { kind, name, audiences, args: field.args, document: toDocument(kind, field) };
  });
}

function toDocument(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const hasArguments = args.length > 0;
  const variables = hasArguments ? `(${args.map(toVariable).join(', ')})` : '';
  const passed = hasArguments ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  return `${kind} ${variables} { ${name}${passed} ${toSelection(getNamedType(type), 2)} }`;
}

/** A variable for an argument, with the same default. */
function toVariable({ name, type, defaultValue }: GraphQLArgument): string {
  const fallback = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return `$${name}: ${type}${fallback ? ` = ${print(fallback)}` : ''}`;
}

/** The leaves of a type and its nested objects, up to a depth. */
function toSelection(type: GraphQLNamedType, depth: number, isWhole = true): string {
  if (isAbstractType(type)) return '{ __typename }';
  if (!isObjectType(type)) return '';
  // What a rule of its own may refuse has tests of its own, such as people/account-fields.test.ts and projects/project-name.test.ts.
  const fields = Object.values(type.getFields()).filter(
    (field) => field.args.length === 0 && (isRefusedInPart(field) ? isWhole : !isSemanticNonNull(field)),
  );
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map((field) => field.name);
  const objects = fields.filter((field) => depth > 0 && isObjectType(getNamedType(field.type)));
  const inner = objects.map(
    (field) => `${field.name} ${toSelection(getNamedType(field.type), depth - 1, !isShownInPart(field))}`,
  );
  return `{ ${['__typename', ...leaves, ...inner].join(' ')} }`;
}
