import type { ApolloCache } from '@apollo/client';

interface List {
  edges: readonly { node: object }[];
}

/** Takes a thing out of every list of the root field: not evicted, since a list with a hole would be asked for anew. */
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
