import type { DataClient } from 'kit/apollo';

interface List {
  edges: readonly { node: object }[];
}

/** Puts a new project on top of every list of projects that is in the cache, whatever that shows of it. */
export function listProject(cache: DataClient['cache'], { id }: { id: string }): void {
  cache.modify<{ projects: List }>({
    fields: {
      projects(known, { readField, toReference }) {
        const { edges } = known as List;
        if (edges.some(({ node }) => readField('id', node as never) === id)) return known;
        const node = toReference({ __typename: 'Project', id });
        return { ...known, edges: [{ __typename: 'ProjectEdge', cursor: id, node }, ...edges] } as never;
      },
    },
  });
}
