import { useCallback, useRef, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { DocumentTextDocument, type DocumentTextQuery } from '#gql/graphql.ts';

export type Passage = NonNullable<DocumentTextQuery['documentPassages']>['edges'][number]['node'];

/** The page size during a search, which has to cover the whole text. */
const searchPageSize = 500;

/** Loads the text of a document page by page. It is not cached: manuals would fill the cache. */
export function usePassages(documentId: string) {
  const { data, error, fetchMore, refetch } = useQuery(DocumentTextDocument, {
    variables: { documentId },
    fetchPolicy: 'no-cache',
  });
  const [next, setNext] = useState<'ready' | 'loading' | 'failed'>('ready');
  const isFetching = useRef(false);
  const page = data?.documentPassages;
  const after = page?.pageInfo.endCursor;

  const loadNext = useCallback(
    async (first: number) => {
      if (isFetching.current) return;
      isFetching.current = true;
      setNext('loading');
      try {
        await fetchMore({
          variables: { after, first },
          updateQuery: (previousData, { fetchMoreResult }) => mergePages(previousData, fetchMoreResult),
        });
        setNext('ready');
      } catch {
        setNext('failed');
      } finally {
        isFetching.current = false;
      }
    },
    [after, fetchMore],
  );
  const loadMore = useCallback(() => void loadNext(20), [loadNext]);
  const loadAll = useCallback(() => void loadNext(searchPageSize), [loadNext]);
  const retry = () => void refetch().then(undefined, () => undefined);

  const passages = page?.edges.map(({ node }) => node) ?? [];
  // Someone else deleted the document.
  if (data && !page) return { passages, state: 'end' as const, loadMore, loadAll, retry };
  if (!page) return { passages, state: error ? ('failed' as const) : ('loading' as const), loadMore, loadAll, retry };
  const state = next === 'ready' && !page.pageInfo.hasNextPage ? ('end' as const) : next;
  return { passages, state, loadMore, loadAll, retry: loadMore };
}

function mergePages(previousData: DocumentTextQuery, next: DocumentTextQuery): DocumentTextQuery {
  if (!previousData.documentPassages || !next.documentPassages) return next;
  const edges = [...previousData.documentPassages.edges, ...next.documentPassages.edges];
  return { documentPassages: { ...next.documentPassages, edges } };
}
