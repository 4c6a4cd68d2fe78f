import type { AccessMatrixQuery, OperationKind } from '#gql/graphql.ts';

export type Operation = AccessMatrixQuery['accessMatrix']['operations'][number];

/** The filters in the URL. */
export const accessFilterNames = ['q', 'kind', 'who'] as const;

export const operationKindLabels: Record<OperationKind, string> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
};

/** Returns the operations that match the search text, the kind and the audience. */
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
