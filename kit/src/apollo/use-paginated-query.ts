import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { joinPages, pageSize, replacePart, type ConnectionPage } from './cached-lists.ts';
import type { ListContext } from './list-length-link.ts';
import { useQuery } from './use-query.ts';

interface PaginatedQueryOptions<Data, Variables, Node extends { id: string }> {
  variables?: Omit<Variables, 'first' | 'after'>;
  /** Selects the list in the answer. */
  selectConnection: (data: Data) => ConnectionPage<Node> | null | undefined;
  /** Skips the query for now. */
  skip?: boolean;
}

export type NextPageStatus = 'ready' | 'loading' | 'failed';

export interface PaginatedResult<Data, Node> {
  /** Everything else in the answer. */
  data: Data | undefined;
  /** Undefined until the first page has loaded. */
  nodes: Node[] | undefined;
  /** The error of the first page. */
  error: unknown;
  hasMore: boolean;
  /** The status of the next page. */
  next: NextPageStatus;
  loadMore: () => Promise<void>;
  /** Refreshes as many rows as are loaded, without flicker. Returns whether it succeeded. */
  refresh: () => Promise<boolean>;
}

/**
 * A paginated list. Its document takes `$first: Int!` and `$after: String`. Cached rows show at once and are refreshed in
 * the background.
 */
export function usePaginatedQuery<Data, Variables extends OperationVariables, Node extends { id: string }>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, selectConnection, skip = false }: PaginatedQueryOptions<Data, Variables, Node>,
): PaginatedResult<Data, Node> {
  const list = { ...variables, first: pageSize };
  const query = useQuery<Data, OperationVariables>(document as TypedDocumentNode<Data>, {
    variables: list,
    skip,
    fetchPolicy: 'cache-and-network',
    context: { selectConnection } satisfies ListContext<Data>,
  });
  const { data, error, fetchMore, refresh } = query as typeof query & { data: Data | undefined };
  const page = data ? selectConnection(data) : undefined;
  /** By list: the filter may change while a page is in flight. */
  const [statuses, setStatuses] = useState<Readonly<Record<string, NextPageStatus>>>({});
  const key = JSON.stringify(list);
  const next = statuses[key] ?? 'ready';

  const loadMore = async () => {
    if (next === 'loading' || !page?.pageInfo.hasNextPage) return;
    const setStatus = (status: NextPageStatus) => setStatuses((all) => ({ ...all, [key]: status }));
    setStatus('loading');
    try {
      await fetchMore({
        variables: { after: page.pageInfo.endCursor },
        // The page joins its own list, whichever list is shown by then: kit's useQuery has one query per set of variables.
        updateQuery: (all, { fetchMoreResult }) =>
          appendPage(all as Data, fetchMoreResult as Data, selectConnection) as never,
      });
      setStatus('ready');
    } catch {
      setStatus('failed');
    }
  };
  return {
    data,
    nodes: page?.edges.map(({ node }) => node),
    error: data ? undefined : error,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    next,
    loadMore,
    refresh,
  };
}

function appendPage<Data, Node extends { id: string }>(
  all: Data,
  more: Data,
  selectConnection: (data: Data) => ConnectionPage<Node> | null | undefined,
): Data {
  const [shown, added] = [selectConnection(all), selectConnection(more)];
  return shown && added ? replacePart(all, shown, joinPages(shown, added)) : all;
}
