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
    findDocumentErrors(schema, document).map(({ message, locations }) => {
      const location = locations?.[0];
      const where = location ? `${name} (line ${location.line}, column ${location.column})` : name;
      return { code: 'operation' as const, where, message, mend };
    }),
  );
}

/** Each entry is one operation under its own name, so that a comparison of two versions misses none. */
export function checkNames(operations: readonly Operation[]): ReleaseProblem[] {
  const known = new Set<string>();
  return operations.flatMap(({ name, document }) => {
    const names = getOperationNames(document);
    const isNamed = names?.length === 1 && names[0] === name;
    const message = known.has(name)
      ? 'There is another operation of this name'
      : `This entry must be one operation, named ${name}. It has: ${names?.join(', ') || 'none'}`;
    const isFine = names === null || (isNamed && !known.has(name));
    known.add(name);
    return isFine ? [] : [{ code: 'operation', where: name, message, mend: 'Give each operation a name of its own' }];
  });
}

/** Null for a document that is none: the check of the operations says so. */
function getOperationNames(document: string): string[] | null {
  try {
    return parseDocument(document).definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? [definition.name?.value ?? 'one without a name'] : [],
    );
  } catch {
    return null;
  }
}

function findDocumentErrors(schema: GraphQLSchema, document: string): readonly GraphQLError[] {
  try {
    return validate(schema, parseDocument(document));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    if (error instanceof AppError) return [new GraphQLError(error.message)];
    throw error;
  }
}
