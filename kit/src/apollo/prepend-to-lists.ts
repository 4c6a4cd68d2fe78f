import type { ApolloCache } from '@apollo/client';

interface List {
  edges: readonly { node: object }[];
}

/**
 * Puts a new item, which is already in the cache, on top of every list of the root field, whatever its page or fields. A
 * list that needs uncached fields is refetched.
 */
export function prependToLists(cache: ApolloCache, field: string, { id, type }: { id: string; type: string }): void {
  cache.modify<Record<string, List>>({
    fields: {
      [field](known, { readField, toReference }) {
        const { edges } = known as List;
        if (edges.some(({ node }) => readField('id', node as never) === id)) return known;
        const node = toReference({ __typename: type, id });
        return { ...known, edges: [{ __typename: `${type}Edge`, cursor: id, node }, ...edges] } as never;
      },
    },
  });
}
