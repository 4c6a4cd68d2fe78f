import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from './connection.ts';
import { joinPages, replacePart, type ConnectionPage } from './connection-pages.ts';
import { pageSize } from './page-size.ts';
import { useQuery } from './use-query.ts';

interface PaginatedQueryOptions<Data, Variables, Node extends { id: string }> {
  variables?: Omit<Variables, 'first' | 'after'>;
  /** Where the list stands in the answer. */
  selectConnection: (data: Data) => ConnectionPage<Node> | null | undefined;
  /** Not asked for yet. */
  skip?: boolean;
}

export type NextPageStatus = 'ready' | 'loading' | 'failed';

export interface PaginatedResult<Data, Node> {
  /** Everything else that was asked for along with the list. */
  data: Data | undefined;
  /** Undefined until the first page is there. */
  nodes: Node[] | undefined;
  /** Why the first page could not be loaded. */
  error: unknown;
  hasMore: boolean;
  /** How it stands with the page after those that are there. */
  next: NextPageStatus;
  loadMore: () => Promise<void>;
  /** Asks for the first page again, after a fault. */
  retry: () => void;
  /**
   * Brings what changed on the server, as far as one has scrolled: nothing that is shown goes away and comes back. Answers
   * whether it came.
   */
  refresh: () => Promise<boolean>;
}

const maxPageSize = 500;

/** Says to the data client that a list comes up to date on its own: asked for as it was at first, it would be cut to its first page. */
export const selfRefreshingContext = { isSelfRefreshing: true };

/**
 * A list that pages as one scrolls. Its document takes `$first: Int!` and `$after: String`. What the cache has is shown at
 * once and brought up to date in the background.
 */
export function usePaginatedQuery<Data, Variables extends OperationVariables, Node extends { id: string }>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, selectConnection, skip = false }: PaginatedQueryOptions<Data, Variables, Node>,
): PaginatedResult<Data, Node> {
  const client = useApolloClient();
  const queryVariables = { ...variables, first: pageSize } as unknown as Variables;
  const query = useQuery<Data, OperationVariables>(document as TypedDocumentNode<Data>, {
    variables: queryVariables,
    skip,
    context: selfRefreshingContext,
  });
  const { data, error, fetchMore, refetch } = query as typeof query & { data: Data | undefined };
  const [next, setNext] = useState<NextPageStatus>('ready');
  /** The lists whose next page is in flight: one may be left for another meanwhile. */
  const inFlight = useRef(new Set<string>());
  const page = data ? selectConnection(data) : undefined;

  const loadMore = async () => {
    const list = getKey(queryVariables);
    if (inFlight.current.has(list) || !page?.pageInfo.hasNextPage) return;
    inFlight.current.add(list);
    setNext('loading');
    const end = (state: NextPageStatus) => {
      inFlight.current.delete(list);
      if (isStill(queryVariables)) setNext(state);
    };
    try {
      await fetchMore({
        variables: { after: page.pageInfo.endCursor },
        // It joins its own list, whichever is shown by then: kit's useQuery has one query for each set of variables.
        updateQuery: (all, { fetchMoreResult }) =>
          appendPage(all as Data, fetchMoreResult as Data, selectConnection) as never,
      });
      end('ready');
    } catch {
      end('failed');
    }
  };

  const latest = useRef({ shown: 0, asked: queryVariables });
  useEffect(() => {
    latest.current = { shown: page?.edges.length ?? 0, asked: queryVariables };
  });
  const isStill = (variables: Variables) => getKey(variables) === getKey(latest.current.asked);
  const refresh = useCallback(async () => {
    const { shown, asked: last } = latest.current;
    const first = Math.min(Math.max(shown, pageSize), maxPageSize);
    try {
      const fresh = await client.query({
        query: document as TypedDocumentNode<Data>,
        variables: { ...last, first },
        fetchPolicy: 'no-cache',
      });
      if (fresh.data)
        client.writeQuery({ query: document as TypedDocumentNode<Data>, variables: last, data: fresh.data as never });
      return fresh.data !== undefined;
    } catch {
      // What is shown stays; the next event, or the person, asks again.
      return false;
    }
  }, [client, document]);

  const { reconnectCount } = useConnection();
  const key = skip ? null : getKey(queryVariables);
  // A navigation may draw the list without its answer and show it only with that: it was asked for all the same.
  const [requestedKeys] = useState(() => new Set<string>());
  if (key !== null && data === undefined) requestedKeys.add(key);
  // What was there before is brought up to date, and what may have passed while the connection was broken.
  const fresh = useRef<{ key: string | null; reconnectCount: number }>(null);
  useEffect(() => {
    const { current } = fresh;
    const isOther = current?.key !== key;
    fresh.current = { key, reconnectCount };
    if (isOther) setNext(key !== null && inFlight.current.has(key) ? 'loading' : 'ready');
    if (key !== null && (isOther ? !requestedKeys.has(key) : current.reconnectCount !== reconnectCount)) void refresh();
    if (isOther) requestedKeys.clear();
  }, [requestedKeys, refresh, reconnectCount, key]);
  useEffect(() => {
    if (key !== null && data !== undefined) requestedKeys.delete(key);
  }, [requestedKeys, key, data]);

  return {
    data,
    nodes: page?.edges.map(({ node }) => node),
    error: data ? undefined : error,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    next,
    loadMore,
    retry: () => void refetch().then(undefined, () => undefined),
    refresh,
  };
}

const getKey = (variables: object) => JSON.stringify(variables);

function appendPage<Data, Node extends { id: string }>(
  all: Data,
  more: Data,
  selectConnection: (data: Data) => ConnectionPage<Node> | null | undefined,
): Data {
  const [shown, added] = [selectConnection(all), selectConnection(more)];
  return shown && added ? replacePart(all, shown, joinPages(shown, added)) : all;
}
