import { GraphQLError, type GraphQLSchema, validate } from 'graphql';
import type { RemoteManifest } from 'rules/releases';
import { parseDocument } from '#access/parse-document';
import { AppError } from '#errors';
import type { ReleaseProblem } from '#releases/contract/release-problem';

type Operation = RemoteManifest['operations'][number];

const mend = 'Change the operation in its .graphql file, or first deploy the API that has what it selects';

/** Every operation in a build must be one that the running API supports. */
export function checkOperations(schema: GraphQLSchema, operations: readonly Operation[]): ReleaseProblem[] {
  return operations.flatMap(({ name, document }) =>
    findDocumentErrors(schema, document).map(({ message, locations }) => {
      const location = locations?.[0];
      const where = location ? `${name} (line ${location.line}, column ${location.column})` : name;
      return { code: 'operation' as const, where, message, mend };
    }),
  );
}

/** Each entry is one operation under its own name, so that comparing two versions misses none. */
export function checkNames(operations: readonly Operation[]): ReleaseProblem[] {
  const known = new Set<string>();
  return operations.flatMap(({ name, document }) => {
    const names = getOperationNames(document);
    const isNamed = names?.length === 1 && names[0] === name;
    const message = known.has(name)
      ? 'There is another operation with this name'
      : `This entry must be one operation, named ${name}. It has: ${names?.join(', ') || 'none'}`;
    const isFine = names === null || (isNamed && !known.has(name));
    known.add(name);
    return isFine ? [] : [{ code: 'operation', where: name, message, mend: 'Give each operation a unique name' }];
  });
}

/** Null for an invalid document, which the operations check reports. */
function getOperationNames(document: string): string[] | null {
  try {
    return parseDocument(document).definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? [definition.name?.value ?? 'an unnamed operation'] : [],
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
