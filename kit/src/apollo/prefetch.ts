import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { pageSize } from './cached-lists.ts';

/** Sends a screen's first query early. Errors are ignored here: the screen sends the query again and reports them. */
export function prefetch<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]
): void {
  const options = { query, variables } as Parameters<typeof client.query>[0];
  client.query(options).then(undefined, () => undefined);
}

/** Prefetches the first page of a list, as `usePaginatedQuery` requests it. */
export function prefetchFirstPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables?: Omit<Variables, 'first' | 'after'>,
): void {
  prefetch(client, query as TypedDocumentNode<Data>, { ...variables, first: pageSize });
}
