import type { AccessMatrixQuery, OperationKind } from '#gql/graphql.ts';

export type Operation = AccessMatrixQuery['accessMatrix']['operations'][number];

/** The filters in the URL. */
export const accessFilterNames = ['q', 'kind', 'who'] as const;

export const operationKindLabels: Record<OperationKind, string> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
};

interface AccessFilter {
  text: string | null;
  kind: string | null;
  who: string | null;
}

/** Parses the filter from the URL. */
export const parseAccessFilter = (search: URLSearchParams): AccessFilter => ({
  text: search.get('q') || null,
  kind: search.get('kind') || null,
  who: search.get('who') || null,
});

/** Returns the operations that match the search text, the kind and the audience. */
export function filterOperations(operations: readonly Operation[], { text, kind, who }: AccessFilter): Operation[] {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter((operation) => {
    const searched = `${operation.name} ${operation.description}`.toLowerCase();
    return (
      words.every((word) => searched.includes(word)) &&
      (kind === null || operation.kind === kind) &&
      (who === null || operation.callers.includes(who))
    );
  });
}
