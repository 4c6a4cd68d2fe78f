import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql';
import { emitCommand } from '#access/access-table';
import { getOperation } from '#access/get-operation';
import { rootFieldAudiences } from '#access/audiences';
import { toExampleCommands, exampleSessions } from '#rest/rest-examples';
import { type Download, downloads } from '#rest/downloads';
import { routes } from '#rest/routes';
import { widgetPaths, widgetPrefix } from '#rest/widget-paths';

/** docs/rest.md: the rows of the table, who may call each, and its parameters. */
export function createRestTable(schema: GraphQLSchema, operations: Record<string, DocumentNode>): string {
  const audiences = new Map(rootFieldAudiences().map(({ field, audiences: names }) => [field, names]));
  const rows = routes.map(({ method, path, operation, status, inputFields = {}, waitVariable }) => {
    const definition = operations[operation] && getOperation(operations[operation]);
    const [root] = definition?.selectionSet.selections ?? [];
    const field = root?.kind === Kind.FIELD ? root.name.value : operation;
    const success = waitVariable ? `${status}; 202 at once with \`Prefer: respond-async\`` : status;
    return `| ${method.toUpperCase()} ${toBracePath(path)} | ${audiences.get(field)?.join(', ')} | ${formatBody(schema, definition, Object.values(inputFields))} | \`${field}\` | ${success} |`;
  });
  return [
    '# The REST paths',
    '',
    `Written by \`${emitCommand}\` from \`api/src/rest/routes.ts\`, its operations and the schema. Each path runs one GraphQL operation in`,
    'process, with the same session and the same access. The same as OpenAPI 3.1: `GET /api/openapi.json`;\nto read in a browser: `/api/docs`.',
    '',
    'A list is a bare array of at most 500; if it goes on, `Link` has the address of the next ones, with `rel="next"`. An error is `{ message, code, fields? }`. A PUT ignores the read-only fields of what was read, such as',
    '`id` and `createdAt`; an unknown field is 400. `If-Match` on PUT and DELETE takes the `updatedAt` that was read, as a quoted string: if someone',
    'else has changed it since, the answer is 412 and nothing changes.',
    '',
    '| method and path | who | body | operation | success |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Files that are made on request',
    '',
    'They run no operation, and see what reads see. What never changes, such as the PDF of a sent invoice, has an `ETag`. One is made at a time:',
    'while too many wait, the answer is 503 with `Retry-After`.',
    '',
    '| path | who | query | answers |',
    '| --- | --- | --- | --- |',
    ...Object.values<Download>(downloads).map(
      ({ path, audiences: who, query, summary, contentType }) =>
        `| GET ${toBracePath(path)} | ${who.join(', ')} | ${query.map(({ name, isRequired }) => (isRequired ? name : `${name}?`)).join(', ')} | ${summary}: ${contentType} |`,
    ),
    '',
    '## Of the upload widget',
    '',
    'These belong to the upload widget, which calls them in its own words where files are in object storage; elsewhere they are 404. They are',
    'for administrators and run no operation: they sign addresses of the bucket for one file of a document, `filename` with an ending that may',
    'be uploaded, for 15 minutes. `key` is what the first answer names; for another one nothing is signed. A file of more than 10 MB is 413, an empty',
    'one and one whose bytes are not what its name says 415, where it is completed or, sent by `sts`, where a document is made of its `fileUrl`.',
    'OpenAPI leaves them out.',
    '',
    '| method and path | takes | answers |',
    '| --- | --- | --- |',
    ...Object.values(widgetPaths).map(
      ({ method, path, takes, answers }) =>
        `| ${method.toUpperCase()} ${toBracePath(widgetPrefix + path)} | ${takes} | ${answers} |`,
    ),
    '',
    '## Try each',
    '',
    'With the demo running, in a shell. First, sessions for some of the demo accounts:',
    '',
    '```sh',
    ...exampleSessions,
    '```',
    '',
    'Then any of these:',
    '',
    '```sh',
    ...routes.flatMap((route) => toExampleCommands(route, audiences.get(route.operation) ?? [])),
    '```',
    '',
  ].join('\n');
}

const toBracePath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function formatBody(schema: GraphQLSchema, definition: ReturnType<typeof getOperation>, inPath: string[]): string {
  const input = definition?.variableDefinitions?.find(({ variable }) => variable.name.value === 'input');
  const type = input && getNamedType(typeFromAST(schema, input.type));
  if (!isInputObjectType(type)) return '';
  return Object.values(type.getFields())
    .filter(({ name }) => !inPath.includes(name))
    .map(({ name, type: fieldType }) => (isNonNullType(fieldType) ? name : `${name}?`))
    .join(', ');
}
