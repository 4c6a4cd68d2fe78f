import type { ApolloCache } from '@apollo/client';

interface List {
  edges: readonly { node: object }[];
}

/** Removes an item from every list of the root field. It is not evicted, because a list with a dangling reference would be refetched. */
export function removeFromLists(cache: ApolloCache, field: string, id: string): void {
  cache.modify<Record<string, List>>({
    fields: {
      [field](known, { readField }) {
        const list = known as List;
        return { ...list, edges: list.edges.filter(({ node }) => readField('id', node as never) !== id) } as never;
      },
    },
  });
}
