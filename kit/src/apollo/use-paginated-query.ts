import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from './connection.ts';
import { joinPages, replacePart, type ConnectionPage } from './connection-pages.ts';
import { pageSize } from './page-size.ts';
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
  /** Loads the first page again after an error. */
  retry: () => void;
  /** Refreshes as many rows as are loaded, without flicker. Returns whether it succeeded. */
  refresh: () => Promise<boolean>;
}

const maxPageSize = 500;

/** Marks a list that refreshes itself. A refetch with its first variables would cut it to the first page. */
export const selfRefreshingContext = { isSelfRefreshing: true };

/**
 * A paginated list. Its document takes `$first: Int!` and `$after: String`. Cached rows show at once and are refreshed in
 * the background.
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
  /** The lists whose next page is in flight: the filter may change in the meantime. */
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
        // The page joins its own list, whichever list is shown by then: kit's useQuery has one query per set of variables.
        updateQuery: (all, { fetchMoreResult }) =>
          appendPage(all as Data, fetchMoreResult as Data, selectConnection) as never,
      });
      end('ready');
    } catch {
      end('failed');
    }
  };

  const latest = useRef({ shown: 0, requested: queryVariables });
  useEffect(() => {
    latest.current = { shown: page?.edges.length ?? 0, requested: queryVariables };
  });
  const isStill = (variables: Variables) => getKey(variables) === getKey(latest.current.requested);
  const refresh = useCallback(async () => {
    const { shown, requested: last } = latest.current;
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
      // The list stays as it is; the next event or the user retries.
      return false;
    }
  }, [client, document]);

  const { reconnectCount } = useConnection();
  const key = skip ? null : getKey(queryVariables);
  // A transition may render the list without its answer and commit only with it: the request was sent anyway.
  const [requestedKeys] = useState(() => new Set<string>());
  if (key !== null && data === undefined) requestedKeys.add(key);
  // Refreshes a cached list, and a list that may have missed events during a connection break.
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
