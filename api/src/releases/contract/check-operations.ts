import { GraphQLError, type GraphQLSchema, validate } from 'graphql';
import type { RemoteManifest } from 'rules/releases';
import { parseDocument } from '#access/parse-document';
import { AppError } from '#errors';
import type { ReleaseProblem } from '#releases/contract/release-problem';

type Operation = RemoteManifest['operations'][number];

const mend = 'Change the operation in its .graphql file, or deploy the API that has what it asks for first';

/** Every operation that a build may send must be one that the API runs now. */
export function checkOperations(schema: GraphQLSchema, operations: readonly Operation[]): ReleaseProblem[] {
  return operations.flatMap(({ name, document }) =>
    faultsOf(schema, document).map(({ message, locations }) => {
      const at = locations?.[0];
      const where = at ? `${name} (line ${at.line}, column ${at.column})` : name;
      return { code: 'operation' as const, where, message, mend };
    }),
  );
}

function faultsOf(schema: GraphQLSchema, document: string): readonly GraphQLError[] {
  try {
    return validate(schema, parseDocument(document));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    if (error instanceof AppError) return [new GraphQLError(error.message)];
    throw error;
  }
}
