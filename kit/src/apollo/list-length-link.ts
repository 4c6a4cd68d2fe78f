import { ApolloLink, type Observable } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { pageSize, type ConnectionPage } from './cached-lists.ts';

/** Context of a query whose list may be longer than its first page. */
export interface ListContext<Data> {
  selectConnection: (data: Data) => ConnectionPage | null | undefined;
}

const maxPageSize = 500;

/**
 * Requests as many rows as a list has in the cache. Without it, each refetch of Apollo's cuts the list to its first page.
 */
export const listLengthLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { selectConnection } = operation.getContext() as Partial<ListContext<object>>;
    const { query, variables, client } = operation;
    if (!selectConnection || variables.after) return forward(operation);
    const countRows = () => {
      const data = client.cache.read<object>({ query, variables, optimistic: true, returnPartialData: true });
      const rows = (data && selectConnection(data)?.edges.length) ?? 0;
      return Math.min(Math.max(rows, pageSize), maxPageSize);
    };
    const request = (): Observable<ApolloLink.Result> => {
      const first = countRows();
      operation.variables = { ...variables, first };
      // The next page may have arrived in the meantime.
      return forward(operation).pipe(mergeMap((result) => (countRows() > first ? request() : of(result))));
    };
    return request();
  });
