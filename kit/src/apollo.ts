/*
 * The parts of Apollo that portals may use. Apollo itself is not shared: its entry points import each other by package
 * name, so sharing would turn each one into a file of its own.
 */
export { prefetch, prefetchFirstPage } from './apollo/prefetch.ts';
export { replaysSnapshot } from './apollo/catch-up-link.ts';
export { getDataClient } from './apollo/data-clients.ts';
export { KitApollo } from './apollo/kit-apollo.tsx';
export { prependToLists, removeFromLists } from './apollo/cached-lists.ts';
export { useConnection } from './apollo/connection.ts';
export { useCoalescedRefetch } from './apollo/use-coalesced-refetch.ts';
export { useOptimisticMutation } from './apollo/use-optimistic-mutation.ts';
export { usePaginatedQuery, type NextPageStatus, type PaginatedResult } from './apollo/use-paginated-query.ts';
export { useUndo } from './apollo/use-undo.ts';
export { useQuery } from './apollo/use-query.ts';
export type { ApolloClient as DataClient, TypedDocumentNode } from '@apollo/client';
export { useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
