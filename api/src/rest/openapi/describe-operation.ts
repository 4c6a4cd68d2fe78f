import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { getTypeWithoutErrors } from '#access/nullable-root-fields';
import type { RootField } from '#access/audiences';
import { getOperation } from '#access/get-operation';
import { getTokenScope } from '#access/token-scopes';
import { exampleAnswers } from '#rest/example-answers';
import { exampleBodies, requiredIds, requiredInvitations, requiredUploads } from '#rest/examples';
import type { Components, Json } from '#rest/openapi/components';
import { referToErrors } from '#rest/openapi/error-responses';
import { createFiguresSchema } from '#rest/figures';
import { createInputSchema } from '#rest/openapi/input-schema';
import { createLeafSchema } from '#rest/openapi/leaf-schema';
import { createOutputSchemas } from '#rest/openapi/output-schema';
import { getTag } from '#rest/openapi/tags';
import { getReadOnlyFields } from '#rest/read-only-fields';
import type { Route } from '#rest/routes';

interface Options {
  schema: GraphQLSchema;
  route: Route;
  document: DocumentNode;
  components: Components;
  /** By name: who may call them. */
  rootFields: ReadonlyMap<string, RootField>;
}

/** The operation object of a row: https://spec.openapis.org/oas/v3.1.0#operation-object */
export function describeOperation({ schema, route, document, components, rootFields }: Options): Json {
  const { definition, node, field } = getRootField(schema, route, document);
  const { audiences = [], requiresRecentAuth = false } = rootFields.get(field.name) ?? {};
  const isOpen = audiences.includes('anyone');
  const tokenScope = getTokenScope(field);
  const variables = getVariables(schema, definition);
  const input = variables.get('input');
  const inputType = input && getNamedType(input);
  const output =
    route.hasFigures && node.selectionSet
      ? createFiguresSchema(field.type, node.selectionSet, components)
      : createOutputSchemas(document, components)(getTypeWithoutErrors(field), node.selectionSet);
  const body = isInputObjectType(inputType)
    ? { requestBody: describeBody({ schema, route, document, components }, inputType, output) }
    : {};
  const parameters = describeParameters(route, variables, components);
  const success = describeSuccess(route, output, variables.has('after'));
  const statuses = getErrorStatuses(route, { isOpen, hasBody: 'requestBody' in body, variables });
  return {
    operationId: route.operation,
    tags: [getTag(route.path)],
    summary: field.description ?? route.operation,
    description: [
      `Runs the GraphQL ${definition.operation} \`${field.name}\`. For: ${audiences.join(', ')}.`,
      ...(tokenScope && !isOpen ? [`An access token needs the permission \`${tokenScope}\`.`] : []),
      ...(requiresRecentAuth ? ['Requires a sign-in within the last five minutes.'] : []),
    ].join(' '),
    security: isOpen ? [] : [{ session: [] }, ...(tokenScope ? [{ accessToken: [] }] : [])],
    ...(parameters.length > 0 && { parameters }),
    ...body,
    responses: { ...success, ...referToErrors(statuses) },
  };
}

function getRootField(schema: GraphQLSchema, { operation }: Route, document: DocumentNode) {
  const definition = getOperation(document);
  const root = definition && schema.getRootType(definition.operation);
  const [node] = definition?.selectionSet.selections ?? [];
  const field: GraphQLField<unknown, unknown> | undefined =
    node?.kind === Kind.FIELD ? root?.getFields()[node.name.value] : undefined;
  if (!definition || !field) throw new Error(`${operation} has no root field`);
  return { definition, field, node: node as FieldNode };
}

const getVariables = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) =>
  new Map(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      typeFromAST(schema, type) as GraphQLInputType | undefined,
    ]),
  );

function describeParameters(
  { method, path, inputFields = {}, waitVariable }: Route,
  variables: ReturnType<typeof getVariables>,
  components: Components,
): Json[] {
  const input = getNamedType(variables.get('input'));
  const getType = (name: string) =>
    variables.get(name) ?? (isInputObjectType(input) ? input.getFields()[inputFields[name] ?? '']?.type : undefined);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const type = getNamedType(getType(name));
    if (!type) throw new Error(`${path}: ${name} is no variable of its operation`);
    return { name, in: 'path', required: true, description: 'Identifier', schema: createLeafSchema(type, components) };
  });
  const text = { type: 'string' };
  return [
    ...inPath,
    ...(variables.has('after')
      ? [{ name: 'after', in: 'query', description: 'A cursor, from the `Link` of the items before', schema: text }]
      : []),
    ...(variables.has('ifUpdatedAt')
      ? [
          {
            name: 'If-Match',
            in: 'header',
            description: 'The `updatedAt` that was read, in quotes: refused with 412 if it has changed since',
            schema: text,
            example: '"2026-03-01T09:30:00.000Z"',
          },
        ]
      : []),
    ...(waitVariable
      ? [
          {
            name: 'Prefer',
            in: 'header',
            description: '`respond-async` answers at once, with 202 (RFC 7240)',
            schema: text,
            example: 'respond-async',
          },
        ]
      : []),
    ...(method === 'post'
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'Repeating a request with its key within 24 hours gets the first answer again',
            schema: { type: 'string', minLength: 8, maxLength: 200 },
            example: 'b0a0c3f2-5f0e-4b7a-9a53-2c1d7d1e8f60',
          },
        ]
      : []),
  ];
}

function describeBody(
  { schema, route, document, components }: Pick<Options, 'schema' | 'route' | 'document' | 'components'>,
  type: GraphQLInputObjectType,
  output: Json,
): Json {
  const { operation, inputFields = {} } = route;
  const inPath = new Set(Object.values(inputFields));
  const {
    properties = {},
    required = [],
    ...rest
  } = createInputSchema(type, components) as {
    properties?: Json;
    required?: string[];
  };
  const read = components.resolve(output).properties as Record<string, Json> | undefined;
  const readOnly = getReadOnlyFields(schema, route, document).map((name) => [
    name,
    { ...read?.[name], readOnly: true },
  ]);
  const written = Object.entries(properties).filter(([name]) => !inPath.has(name));
  const reference = components.add(type.name, {
    ...rest,
    required: required.filter((name) => !inPath.has(name)),
    properties: { ...Object.fromEntries(written), ...Object.fromEntries(readOnly) },
  });
  const { field } = requiredInvitations[operation] ?? {};
  const { field: idField } = requiredIds[operation] ?? {};
  const example = {
    ...exampleBodies[operation],
    ...(idField && { [idField]: '0199f0c2-6c1e-7f7a-9d0a-3f2a5b6c7d8e' }),
    ...(field && { [field]: 'from-the-invitation' }),
    ...(requiredUploads[operation] && { fileUrl: '/api/files/0199f0c2-6c1e-7f7a-9d0a-3f2a5b6c7d8e' }),
  };
  return { required: true, content: { 'application/json': { schema: reference, example } } };
}

function describeSuccess({ status, waitVariable }: Route, output: Json, isPaged: boolean): Record<string, Json> {
  if (status === 204) return { 204: { description: 'Done' } };
  const content = { 'application/json': { schema: output, ...findExample(output) } };
  const link = {
    description: 'If the list goes on: the address of the next items, with `rel="next"` (RFC 8288)',
    schema: { type: 'string' },
  };
  const description = { 200: 'Done', 201: 'Created', 202: 'Accepted: the work continues' }[status];
  return {
    [status]: { description, ...(isPaged && { headers: { Link: link } }), content },
    ...(waitVariable && { 202: { description: 'Accepted: the request prefers `respond-async`', content } }),
  };
}

/** The example of an answer, which OpenAPI names for the schema of a thing or of the items of a list. */
function findExample({ $ref, items, anyOf }: Json): { example?: unknown } {
  if (typeof $ref === 'string') {
    const example = exampleAnswers[$ref.split('/').at(-1) ?? ''];
    return example ? { example } : {};
  }
  const [first] = Array.isArray(anyOf) ? anyOf : [];
  if (first) return findExample(first as Json);
  const { example } = items ? findExample(items as Json) : {};
  return example ? { example: [example] } : {};
}

interface Facts {
  isOpen: boolean;
  hasBody: boolean;
  variables: ReadonlyMap<string, unknown>;
}

/** What any path of this kind can answer, and what the row names besides. */
function getErrorStatuses({ method, path, errors = [] }: Route, { isOpen, hasBody, variables }: Facts): number[] {
  const statuses = new Set([429, 500, 503, ...errors]);
  const add = (applies: boolean, ...more: number[]) => applies && more.forEach((status) => statuses.add(status));
  add(hasBody || variables.size > 0, 400);
  add(!isOpen, 401, 403);
  // From another site.
  add(method !== 'get', 403);
  add(path.includes(':'), 404);
  add(hasBody, 413);
  // The Idempotency-Key.
  add(method === 'post', 409);
  add(variables.has('ifUpdatedAt'), 412);
  return [...statuses].toSorted((a, b) => a - b);
}
