import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, type Response, Router } from 'express';
import { type DocumentNode, type GraphQLSchema, parse, print, separateOperations, validate } from 'graphql';
import type { OperationCheck } from '#access/check-operation';
import type { ExpensiveReads } from '#access/expensive-reads';
import { getOperation } from '#access/get-operation';
import type { Context } from '#context';
import { JsonText } from '#json-text';
import { malformed, toAppError, unauthenticated } from '#errors';
import type { Executor } from '#execute';
import { createOpenApi } from '#rest/openapi';
import { type Route, routes } from '#rest/routes';

interface Options {
  schema: GraphQLSchema;
  check: OperationCheck;
  expensiveReads: ExpensiveReads;
  run: Executor;
  contextOf(req: Request): Context;
}

/** One handler for all rows: the body becomes the variables, the operation runs in process, and its root field is the response. */
export function createRestRouter({ schema, contextOf, ...running }: Options): Router {
  const operations = readOperations(schema);
  const router = Router();
  const description = createOpenApi(schema, operations);
  // The list of all paths is for the team; each path checks access itself.
  router.get('/api/openapi.json', (req, res) => {
    const { settings, viewer } = contextOf(req);
    if (settings.production && !viewer) throw unauthenticated();
    res.json(description);
  });
  for (const route of routes) {
    const answerOf = createRunner(route, operations[route.operation], running);
    router[route.method](route.path, async (req, res) => {
      res.locals.route = route.path;
      const isAsync = route.waitVariable !== undefined && prefersAsync(req);
      const answer = await answerOf(req, contextOf(req), isAsync);
      if (isAsync) res.set('Preference-Applied', 'respond-async');
      if (route.status === 204) res.status(204).end();
      else sendJson(res.status(isAsync ? 202 : route.status), answer);
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

function createRunner(
  route: Route,
  document: DocumentNode | undefined,
  { check, expensiveReads, run }: Pick<Options, 'check' | 'expensiveReads' | 'run'>,
) {
  const operation = document && getOperation(document);
  if (!document || !operation)
    throw new Error(`${route.path} names ${route.operation}, which is not in operations.graphql`);
  const takesInput = operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'input') ?? false;
  const numbers = (operation.variableDefinitions ?? [])
    .filter(({ type }) => print(type).startsWith('Int'))
    .map(({ variable }) => variable.name.value);
  const { inputFields = {}, waitVariable } = route;
  return async (req: Request, context: Context, isAsync: boolean): Promise<unknown> => {
    if (Array.isArray(req.body)) throw malformed('Send an object as the body, as in {"title": "…"}');
    const named = Object.entries(inputFields).map(([name, field]) => [field, req.params[name]]);
    const variableValues = {
      ...parseNumbers(req.params, numbers),
      ...(takesInput && { input: { ...req.body, ...Object.fromEntries(named) } }),
      ...(waitVariable && { [waitVariable]: !isAsync }),
    };
    expensiveReads.recordCost(context, check({ document, operation, variables: variableValues, caller: context }));
    const { data, errors } = await run({ document, variables: variableValues, context });
    if (errors?.[0]) throw toAppError(errors[0]);
    return unwrap(Object.values(data ?? {})[0]);
  };
}

/** RFC 7240: preferences are a list, each with optional parameters. */
const prefersAsync = (req: Request) =>
  (req.get('prefer') ?? '').split(',').some((each) => each.split(';')[0]?.trim().toLowerCase() === 'respond-async');

/** Path parameters are text; if the operation declares a number, it is converted, and GraphQL rejects invalid ones. */
function parseNumbers(params: Request['params'], numbers: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
  );
}

const sendJson = (res: Response, answer: unknown) =>
  answer instanceof JsonText ? res.type('json').send(answer.text) : res.json(answer);

/** A connection becomes a plain array. */
function unwrap(value: unknown): unknown {
  if (value instanceof JsonText) return value.nodes ? new JsonText(`[${value.nodes.join(',')}]`) : value;
  const isConnection = typeof value === 'object' && value !== null && 'edges' in value && Array.isArray(value.edges);
  return isConnection ? (value.edges as Array<{ node: unknown }>).map(({ node }) => node) : value;
}
