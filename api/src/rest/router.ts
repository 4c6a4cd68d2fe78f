import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, Router } from 'express';
import {
  type DocumentNode,
  execute,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  parse,
  separateOperations,
  typeFromAST,
  validate,
} from 'graphql';
import { operationOf, type VariablesCheck, variablesCheck } from '#access/check-variables';
import type { Context } from '#context';
import { toAppError } from '#errors';
import { type Route, routes } from '#rest/routes';

interface Options {
  schema: GraphQLSchema;
  contextOf(req: Request): Context;
}

/** One handler for every row: the body becomes the variables, the operation runs in process, its root field is the answer. */
export function restRouter({ schema, contextOf }: Options): Router {
  const operations = readOperations(schema);
  const check = variablesCheck(schema);
  const router = Router();
  for (const route of routes) {
    const run = runner(schema, route, operations[route.operation], check);
    router[route.method](route.path, async (req, res) => {
      res.locals.route = route.path;
      const answer = await run(req, contextOf(req));
      if (route.status === 204) res.status(204).end();
      else res.status(route.status).json(answer);
    });
  }
  return router;
}

/** operations.graphql, one document for each operation. Throws where it does not fit the schema: the server does not start. */
export function readOperations(schema: GraphQLSchema): Record<string, DocumentNode> {
  const document = parse(readFileSync(path.join(import.meta.dirname, 'operations.graphql'), 'utf8'));
  const operations = separateOperations(document);
  const faults = Object.values(operations).flatMap((operation) => validate(schema, operation));
  if (faults.length > 0)
    throw new AggregateError(faults, `operations.graphql does not fit the schema: ${faults.map(String).join('\n')}`);
  return operations;
}

function runner(schema: GraphQLSchema, route: Route, document: DocumentNode | undefined, check: VariablesCheck) {
  const operation = document && operationOf(document);
  if (!document || !operation)
    throw new Error(`${route.path} names ${route.operation}, which is not in operations.graphql`);
  const input = inputOf(schema, operation);
  return async (req: Request, context: Context): Promise<unknown> => {
    const variableValues = { ...req.params, ...(input && { input: pick(req.body, input) }) };
    check(operation, variableValues, context.viewer);
    const { data, errors } = await execute({ schema, document, variableValues, contextValue: context });
    if (errors?.[0]) throw toAppError(errors[0]);
    return unwrap(Object.values(data ?? {})[0]);
  };
}

/** The type of the operation's `$input`, if it has one: the body is the input. */
function inputOf(
  schema: GraphQLSchema,
  operation: NonNullable<ReturnType<typeof operationOf>>,
): GraphQLInputObjectType | undefined {
  const variable = operation.variableDefinitions?.find((definition) => definition.variable.name.value === 'input');
  const type = variable && getNamedType(typeFromAST(schema, variable.type));
  return isInputObjectType(type) ? type : undefined;
}

/** The fields of a body that the input has. Whatever else a form sends along is left out. */
function pick(body: unknown, type: GraphQLInputObjectType): Record<string, unknown> {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.keys(type.getFields()).flatMap((name) => (name in given ? [[name, given[name]]] : [])),
  );
}

/** A connection is a bare array here. */
function unwrap(value: unknown): unknown {
  const isConnection = typeof value === 'object' && value !== null && 'edges' in value && Array.isArray(value.edges);
  return isConnection ? (value.edges as Array<{ node: unknown }>).map(({ node }) => node) : value;
}
