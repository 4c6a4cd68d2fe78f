import type { MetadataStorage } from '@mikro-orm/core';
import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { isJsonLargerThan } from '#access/answer-size';
import { getJsonSize } from '#json-text';
import { getOperation } from '#access/get-operation';
import { responseTooLarge } from '#db/byte-budget';
import { toAppError } from '#errors';
import { answerBudget } from '#limits/answer-budget';
import { type JsonQuery, planJson } from '#db/plan-json';

interface Request {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
  context: object;
}
export type Executor = (request: Request) => Promise<ExecutionResult>;

/**
 * Runs queries and mutations for GraphQL and REST. The database writes the JSON of plain reads (docs/decisions/066); the data
 * then has a JsonText for each root field. Other operations are compiled (docs/decisions/003), or interpreted if that is not
 * possible. Each parsed document is compiled once. Subscriptions do not run here.
 */
export function createExecutor(schema: GraphQLSchema, metadata: MetadataStorage): Executor {
  const plan = memoizePerOperation<JsonQuery | null>((document, name) => planJson(schema, metadata, document, name));
  const compile = memoizePerOperation<CompiledQuery | null>((document, name) => {
    const result = isCompilable(document, name) ? compileQuery(schema, document, name) : null;
    return result && isCompiledQuery(result) ? result : null;
  });
  return async ({ document, operationName, variables, context }) => {
    const asJson = plan(document, operationName ?? '')?.(variables, context);
    if (asJson) {
      const result = await asJson;
      return enforceResponseBudget(result, getJsonSize(result.data) > answerBudget.bytes);
    }
    const query = compile(document, operationName ?? '');
    if (query) return enforceResponseBudget(toPlainErrors(await query.query(undefined, context, variables)));
    const args = { schema, document, operationName: operationName ?? null, contextValue: context };
    return enforceResponseBudget(await execute({ ...args, variableValues: variables }));
  };
}

function memoizePerOperation<T>(make: (document: DocumentNode, name: string) => T) {
  const made = new WeakMap<DocumentNode, Map<string, T>>();
  return (document: DocumentNode, name: string): T => {
    const known = made.get(document) ?? new Map<string, T>();
    made.set(document, known);
    const found = known.get(name);
    if (found !== undefined) return found;
    const value = make(document, name);
    known.set(name, value);
    return value;
  };
}

/** An oversized response is an error without data, even if a single field exceeded the limit: partial data would mislead. */
function enforceResponseBudget(
  result: ExecutionResult,
  isTooLarge = isJsonLargerThan(result.data, answerBudget.bytes),
): ExecutionResult {
  const tooExpensive = result.errors?.find((error) => toAppError(error).code === 'QUERY_TOO_EXPENSIVE');
  if (tooExpensive) return { errors: [tooExpensive] };
  if (!isTooLarge) return result;
  const originalError = responseTooLarge(answerBudget.bytes);
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

/** The compiler ignores the default of a non-null variable, as in `$first: Int! = 50`. */
function isCompilable(document: DocumentNode, name: string): boolean {
  const variables = getOperation(document, name)?.variableDefinitions ?? [];
  return !variables.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue !== undefined);
}

/** The compiler's errors only look like GraphQL's: they lack properties that callers read. */
function toPlainErrors({ data, errors }: ExecutionResult): ExecutionResult {
  if (!errors) return { data: data ?? null };
  const own = errors.map(({ message, path, originalError, locations }) => {
    const error = new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });
    return Object.assign(error, { locations });
  });
  // Without data, nothing has run: a request error.
  return { ...(data !== undefined && { data }), errors: own };
}
