import { type ExecutionArgs, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { operationOf } from '#access/check-variables';
import { parseLimits } from '#access/limits';

/** What to run for a message, or why not. Queries and mutations go over HTTP, where every guard stands. */
export function executionOf(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
  contextValue: object,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    const document = parse(query, parseLimits);
    const faults = validate(schema, document);
    if (faults.length > 0) return faults;
    if (operationOf(document, operationName)?.operation !== 'subscription')
      return [new GraphQLError('Only subscriptions run over the socket')];
    return { schema, document, operationName: operationName ?? null, variableValues: variables ?? null, contextValue };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The message cannot be read')];
  }
}
