import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

/** The operation of a document that a request selects, or the first if it names none. */
export function getOperation(document: DocumentNode, name?: string | null): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return name ? operations.find((operation) => operation.name?.value === name) : operations[0];
}
