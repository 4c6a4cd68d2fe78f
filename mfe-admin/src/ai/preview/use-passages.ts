import { useCallback, useRef, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { DocumentTextDocument, type DocumentTextQuery } from '#gql/graphql.ts';

export type Passage = NonNullable<DocumentTextQuery['documentPassages']>['edges'][number]['node'];

/** What a search reads at once: it has to see everything. */
const most = 500;

/** The text of a document page by page. It is shown and kept nowhere: handbooks would fill the cache. */
export function usePassages(documentId: string) {
  const { data, error, fetchMore, refetch } = useQuery(DocumentTextDocument, {
    variables: { documentId },
    fetchPolicy: 'no-cache',
  });
  const [next, setNext] = useState<'ready' | 'loading' | 'failed'>('ready');
  const asking = useRef(false);
  const page = data?.documentPassages;
  const after = page?.pageInfo.endCursor;

  const goOn = useCallback(
    async (first: number) => {
      if (asking.current) return;
      asking.current = true;
      setNext('loading');
      try {
        await fetchMore({
          variables: { after, first },
          updateQuery: (all, { fetchMoreResult }) => together(all, fetchMoreResult),
        });
        setNext('ready');
      } catch {
        setNext('failed');
      } finally {
        asking.current = false;
      }
    },
    [after, fetchMore],
  );
  const more = useCallback(() => void goOn(20), [goOn]);
  const all = useCallback(() => void goOn(most), [goOn]);
  const retry = () => void refetch().then(undefined, () => undefined);

  const passages = page?.edges.map(({ node }) => node) ?? [];
  // Somebody else has deleted the document.
  if (data && !page) return { passages, state: 'end' as const, more, all, retry };
  if (!page) return { passages, state: error ? ('failed' as const) : ('loading' as const), more, all, retry };
  const state = next === 'ready' && !page.pageInfo.hasNextPage ? ('end' as const) : next;
  return { passages, state, more, all, retry: more };
}

function together(all: DocumentTextQuery, next: DocumentTextQuery): DocumentTextQuery {
  if (!all.documentPassages || !next.documentPassages) return next;
  const edges = [...all.documentPassages.edges, ...next.documentPassages.edges];
  return { documentPassages: { ...next.documentPassages, edges } };
}
