import type { DataClient } from 'kit/apollo';

interface List {
  edges: readonly { node: object }[];
}

/** Takes a resource out of every list that the cache has: not evicted, since a list with a hole would be asked for anew. */
export function takeFromLists(cache: DataClient['cache'], id: string): void {
  cache.modify<Record<string, List>>({
    fields: {
      knowledgeResources: (known, { readField }) => {
        const list = known as List;
        return { ...list, edges: list.edges.filter(({ node }) => readField('id', node as never) !== id) } as never;
      },
    },
  });
}
