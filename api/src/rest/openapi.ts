import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import { brand } from 'rules/brand';
import { getOperation } from '#access/get-operation';
import { httpStatuses } from '#errors';
import { getReadOnlyFields } from '#rest/read-only-fields';
import { type Route, routes } from '#rest/routes';

type Json = Record<string, unknown>;
const scalars: Record<string, Json> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** The OpenAPI 3.1 document of the REST table: every row, with the types of the schema. */
export function createOpenApi(schema: GraphQLSchema, operations: Record<string, DocumentNode>): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const document = operations[route.operation];
    if (!document) throw new Error(`${route.path} names ${route.operation}, which is not in operations.graphql`);
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationObject(schema, route, document) };
  }
  const errorShape = {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: { type: 'string' },
      code: { enum: Object.keys(httpStatuses) },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      requestId: { type: 'string' },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} Portals`,
      version: '1',
      description: 'Each path runs one GraphQL operation: same session, same access, same validation.',
    },
    components: {
      schemas: { Error: errorShape },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Behind TLS its name is __Host-sid.' },
      },
    },
    security: [{ session: [] }, {}],
    paths,
  };
}

function operationObject(schema: GraphQLSchema, route: Route, document: DocumentNode): Json {
  const { path, operation, status, inputFields = {}, waitVariable } = route;
  const definition = getOperation(document);
  const root = definition && schema.getRootType(definition.operation);
  const [node] = definition?.selectionSet.selections ?? [];
  const field = node?.kind === Kind.FIELD ? root?.getFields()[node.name.value] : undefined;
  if (!definition || !field || node?.kind !== Kind.FIELD) throw new Error(`${operation} has no root field`);
  const input = definition.variableDefinitions?.find(({ variable }) => variable.name.value === 'input');
  const inputType = input && (typeFromAST(schema, input.type) as GraphQLInputType | undefined);
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const ok =
    status === 204 ? {} : { content: json(outputSchema(field.type, node.selectionSet, getFragments(document))) };
  const readOnly = getReadOnlyFields(schema, route, document).map((name) => [name, { readOnly: true }]);
  return {
    operationId: operation,
    summary: field.description ?? operation,
    ...(parameters.length > 0 && { parameters }),
    ...(inputType && {
      requestBody: {
        required: true,
        content: json(bodySchema(inputType, Object.values(inputFields), Object.fromEntries(readOnly))),
      },
    }),
    responses: {
      [status]: { description: 'Done', ...ok },
      ...(waitVariable && { 202: { description: 'Accepted: the request prefers `respond-async`', ...ok } }),
      default: {
        description: 'The error and how to resolve it',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

/** An input type whose fields are partly path parameters, with the fields that a PUT ignores. */
function bodySchema(type: GraphQLInputType, inPath: string[], readOnly: Json): Json {
  const { properties = {}, required = [], ...rest } = inputSchema(type) as { properties?: Json; required?: string[] };
  const taken = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  return {
    ...rest,
    required: required.filter((name) => !inPath.includes(name)),
    properties: { ...Object.fromEntries(taken), ...readOnly },
  };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

/** Converts a GraphQL selection to a JSON schema. A connection becomes a plain array, as in the router. */
function outputSchema(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  fragments: Map<string, FragmentDefinitionNode>,
): Json {
  const inner = getNullableType(type);
  const shape = isListType(inner)
    ? { type: 'array', items: outputSchema(inner.ofType as GraphQLOutputType, selection, fragments) }
    : namedSchema(inner, selection, fragments);
  return isNonNullType(type) ? shape : { anyOf: [shape, { type: 'null' }] };
}

function namedSchema(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  fragments: Map<string, FragmentDefinitionNode>,
): Json {
  const named = getNamedType(type);
  if (!isObjectType(named)) return leafSchema(named);
  const fields = selection ? selectedFields(named.getFields(), selection, fragments) : [];
  const edges = fields.find(([name]) => name === 'edges')?.[1];
  const node = edges && ((edges.items as Json).properties as Json).node;
  if (node) return { type: 'array', items: node };
  return { type: 'object', required: fields.map(([name]) => name), properties: Object.fromEntries(fields) };
}

function selectedFields(
  fields: Record<string, GraphQLField<unknown, unknown>>,
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Array<[string, Json]> {
  return selections.flatMap((node): Array<[string, Json]> => {
    if (node.kind === Kind.FIELD) {
      const field = fields[node.name.value];
      const described = field?.description ? { description: field.description } : {};
      return field
        ? [
            [
              (node.alias ?? node.name).value,
              { ...outputSchema(field.type, node.selectionSet, fragments), ...described },
            ],
          ]
        : [];
    }
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
    return inner ? selectedFields(fields, inner, fragments) : [];
  });
}

function inputSchema(type: GraphQLInputType): Json {
  const inner = getNullableType(type);
  if (isListType(inner)) return { type: 'array', items: inputSchema(inner.ofType as GraphQLInputType) };
  const named = getNamedType(inner);
  if (!isInputObjectType(named)) return leafSchema(named);
  const fields = Object.values(named.getFields());
  return {
    type: 'object',
    additionalProperties: false,
    required: fields
      .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
      .map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        { ...inputSchema(field.type), ...(field.description && { description: field.description }) },
      ]),
    ),
  };
}

function leafSchema(type: GraphQLNamedType): Json {
  return isEnumType(type) ? { enum: type.getValues().map(({ name }) => name) } : (scalars[type.name] ?? {});
}

const getFragments = ({ definitions }: DocumentNode) =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
