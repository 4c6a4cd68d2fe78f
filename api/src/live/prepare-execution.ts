import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Caller, OperationCheck } from '#access/check-operation';
import { getOperation } from '#access/get-operation';
import { AppError } from '#errors';
import type { DocumentCache } from '#live/document-cache';

interface ExecutionDependencies {
  schema: GraphQLSchema;
  documents: DocumentCache;
  checkOperation: OperationCheck;
  contextValue: Caller;
}

/** What to run for a message, or why not. Queries and mutations have to use HTTP, where all guards run. */
export function prepareExecution(
  { query, operationName, variables }: SubscribePayload,
  { schema, documents, checkOperation, contextValue }: ExecutionDependencies,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    const document = documents.getOrParse(query);
    if (!('kind' in document)) return document;
    const operation = getOperation(document, operationName);
    if (operation?.operation !== 'subscription') return [new GraphQLError('Only subscriptions run over the socket')];
    checkOperation({ document, operation, variables: variables ?? {}, caller: contextValue });
    return { schema, document, operationName: operationName ?? null, variableValues: variables ?? null, contextValue };
  } catch (error) {
    return toGraphqlErrors(error);
  }
}

/** Converts an error thrown before a message ran to GraphQL errors. */
export function toGraphqlErrors(error: unknown): readonly GraphQLError[] {
  if (error instanceof AppError) return [new GraphQLError(error.message, { originalError: error })];
  return [error instanceof GraphQLError ? error : new GraphQLError('The message cannot be read')];
}
