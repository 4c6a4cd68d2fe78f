import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, type Response, Router } from 'express';
import {
  type DocumentNode,
  GRAPHQL_MAX_INT,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  validate,
} from 'graphql';
import type { OperationCheck } from '#access/check-operation';
import type { ExpensiveReads } from '#access/expensive-reads';
import { getOperation } from '#access/get-operation';
import type { Context } from '#context';
import { JsonText } from '#json-text';
import { malformed, malformedId, toAppError, unauthenticated } from '#errors';
import { sendRevalidated } from '#send-revalidated';
import type { Executor } from '#execute';
import { toAnswer } from '#rest/answer';
import { parseIfMatch } from '#rest/if-match';
import { createOpenApi } from '#rest/openapi/create-openapi';
import { getReadOnlyFields } from '#rest/read-only-fields';
import { type Route, routes } from '#rest/routes';

interface Options {
  schema: GraphQLSchema;
  check: OperationCheck;
  expensiveReads: ExpensiveReads;
  run: Executor;
  getContext(req: Request): Context;
}

/** One handler for all rows: the request becomes variables, the operation runs in process, and its root field is the response. */
export function createRestRouter({ schema, check, expensiveReads, run, getContext }: Options): Router {
  const operations = readOperations(schema);
  const router = Router();
  const description = JSON.stringify(createOpenApi(schema, operations));
  // The list of all paths is for the team; each path checks access itself.
  router.get('/api/openapi.json', (req, res) => {
    const { settings, viewer } = getContext(req);
    if (settings.production && !viewer) throw unauthenticated();
    res.setHeader('Cache-Control', 'private, no-cache');
    sendRevalidated(res.type('json'), description);
  });
  for (const route of routes) {
    const { document, operation } = findOperation(route, operations);
    const readOnlyFields = new Set(getReadOnlyFields(schema, route, document));
    router[route.method](route.path, async (req, res) => {
      res.locals.route = route.path;
      const context = getContext(req);
      const isAsync = route.waitVariable !== undefined && prefersAsync(req);
      const variables = toVariables(req, route, operation, { isAsync, readOnlyFields });
      expensiveReads.recordCost(context, check({ document, operation, variables, caller: context }));
      const { data, errors } = await run({ document, variables, context });
      if (errors?.[0]) throw toAppError(errors[0]);
      if (isAsync) res.set('Preference-Applied', 'respond-async');
      if (route.status === 204) return void res.status(204).end();
      const { body, nextCursor } = toAnswer(route, Object.values(data ?? {})[0]);
      if (nextCursor) res.links({ next: `${req.path}?after=${encodeURIComponent(nextCursor)}` });
      sendJson(res.status(isAsync ? 202 : route.status), body);
    });
  }
  return router;
}

/** operations.graphql, one document per operation. Throws if it does not match the schema, so that the server does not start. */
export function readOperations(schema: GraphQLSchema): Record<string, DocumentNode> {
  const document = parse(readFileSync(path.join(import.meta.dirname, 'operations.graphql'), 'utf8'));
  const operations = separateOperations(document);
  const errors = Object.values(operations).flatMap((operation) => validate(schema, operation));
  if (errors.length > 0)
    throw new AggregateError(errors, `operations.graphql does not fit the schema: ${errors.map(String).join('\n')}`);
  return operations;
}

function findOperation({ path: routePath, operation: name }: Route, operations: Record<string, DocumentNode>) {
  const document = operations[name];
  const operation = document && getOperation(document);
  if (!operation) throw new Error(`${routePath} names ${name}, which is not in operations.graphql`);
  return { document, operation };
}

/** Path parameters, the cursor, the version of If-Match, and the body without read-only fields as the input. */
function toVariables(
  req: Request,
  { inputFields = {}, waitVariable }: Route,
  { variableDefinitions = [] }: OperationDefinitionNode,
  { isAsync, readOnlyFields }: { isAsync: boolean; readOnlyFields: ReadonlySet<string> },
): Record<string, unknown> {
  const { params, body } = req;
  if (Array.isArray(body)) throw malformed('Send an object as the body, as in {"title": "…"}');
  const inputFromPath = Object.fromEntries(Object.entries(inputFields).map(([name, field]) => [field, params[name]]));
  const writable = Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !readOnlyFields.has(name)));
  const variables: Record<string, unknown> = { ...params };
  const takesInput = variableDefinitions.some(({ variable }) => variable.name.value === 'input');
  const [unknown] = takesInput ? [] : Object.keys(writable);
  if (unknown !== undefined) throw malformed(`There is no field ${unknown}`);
  for (const { variable, type } of variableDefinitions) {
    const name = variable.name.value;
    if (name in params && print(type).startsWith('Int')) variables[name] = toIntegerId(String(params[name]));
    if (name === 'input') variables.input = { ...writable, ...inputFromPath };
    if (name === 'after') variables[name] = parseCursor(req.query.after);
    if (name === 'ifUpdatedAt') variables[name] = parseIfMatch(req.get('if-match'));
    if (name === waitVariable) variables[name] = !isAsync;
  }
  return variables;
}

function parseCursor(after: unknown): string | undefined {
  if (after !== undefined && typeof after !== 'string') throw malformed('Send `after` only once');
  return after;
}

/** In a path everything is text. */
function toIntegerId(text: string): number {
  const id = Number(text);
  if (!/^\d+$/.test(text) || id > GRAPHQL_MAX_INT) throw malformedId();
  return id;
}

/** RFC 7240: preferences are a list, each with optional parameters. */
const prefersAsync = (req: Request) =>
  (req.get('prefer') ?? '').split(',').some((each) => each.split(';')[0]?.trim().toLowerCase() === 'respond-async');

const sendJson = (res: Response, answer: unknown) =>
  answer instanceof JsonText ? res.type('json').send(answer.text) : res.json(answer);
