import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { isLargerThan } from '#access/answer-size';
import { operationOf } from '#access/operation-of';
import { tooLargeAnswer } from '#db/byte-budget';
import { toAppError } from '#errors';
import { answerBudget } from '#limits/answer-budget';

interface Request {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
  context: object;
}
export type Executor = (request: Request) => Promise<ExecutionResult>;

/**
 * Runs queries and mutations, for both doors. An operation is compiled once per parsed document, which halves the time
 * of a list (docs/decisions/003); what cannot be compiled is interpreted. Subscriptions are not run here.
 */
export function executor(schema: GraphQLSchema): Executor {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();
  const compile = (document: DocumentNode, name: string): CompiledQuery | null => {
    const known = compiled.get(document) ?? new Map<string, CompiledQuery | null>();
    compiled.set(document, known);
    let query = known.get(name);
    if (query === undefined) {
      const result = isCompilable(document, name) ? compileQuery(schema, document, name) : null;
      known.set(name, (query = result && isCompiledQuery(result) ? result : null));
    }
    return query;
  };
  return async ({ document, operationName, variables, context }) => {
    const query = compile(document, operationName ?? '');
    if (query) return withinBudget(withOwnErrors(await query.query(undefined, context, variables)));
    const args = { schema, document, operationName: operationName ?? null, contextValue: context };
    return withinBudget(await execute({ ...args, variableValues: variables }));
  };
}

/** An answer that is too large, also where one field alone found that out, is an error without data: half of it misleads. */
function withinBudget(result: ExecutionResult): ExecutionResult {
  const tooExpensive = result.errors?.find((error) => toAppError(error).code === 'QUERY_TOO_EXPENSIVE');
  if (tooExpensive) return { errors: [tooExpensive] };
  if (!isLargerThan(result.data, answerBudget.bytes)) return result;
  const originalError = tooLargeAnswer(answerBudget.bytes);
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

/** The compiler overlooks the default of a variable that may not be null, as in `$first: Int! = 50`. */
function isCompilable(document: DocumentNode, name: string): boolean {
  const variables = operationOf(document, name)?.variableDefinitions ?? [];
  return !variables.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue !== undefined);
}

/** The compiler's errors only look like GraphQL's: they lack what the other side of the seam reads. */
function withOwnErrors({ data, errors }: ExecutionResult): ExecutionResult {
  if (!errors) return { data: data ?? null };
  const own = errors.map(
    ({ message, path, originalError }) =>
      new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null }),
  );
  return { data: data ?? null, errors: own };
}
