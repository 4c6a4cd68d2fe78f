import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { pageSize } from './page-size.ts';

/** Asks for what a screen will ask for first. A fault is no one's yet: the screen asks again, and tells. */
export function prefetch<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]
): void {
  const options = { query, variables } as Parameters<typeof client.query>[0];
  client.query(options).then(undefined, () => undefined);
}

/** The first page of a list, as `usePaginatedQuery` asks for it. */
export function prefetchFirstPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables?: Omit<Variables, 'first' | 'after'>,
): void {
  prefetch(client, query as TypedDocumentNode<Data>, { ...variables, first: pageSize });
}
