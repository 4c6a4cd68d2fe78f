import type { AccessMatrixQuery, OperationKind } from '#gql/graphql.ts';

export type Operation = AccessMatrixQuery['accessMatrix']['operations'][number];

/** What stands in the address when the matrix is narrowed. */
export const accessFilterNames = ['q', 'kind', 'who'] as const;

export const operationKindLabels: Record<OperationKind, string> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
};

/** The operations with these words in their name or in what they do, of this kind, that this kind of person may call. */
export function filterOperations(
  operations: readonly Operation[],
  { q, kind, who }: { q: string; kind: string; who: string },
): Operation[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter((operation) => {
    const text = `${operation.name} ${operation.description}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (kind === '' || operation.kind === kind) &&
      (who === '' || operation.callers.includes(who))
    );
  });
}
