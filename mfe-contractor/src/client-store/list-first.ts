import type { DataClient } from 'kit/apollo';

interface Listed {
  edges: readonly { node: { __ref: string } }[];
}

/** Puts a request that an event brought on top of what is listed; the event has stored the request itself. */
export function listFirst(cache: DataClient['cache'], request: { __typename?: string; id: string }): void {
  cache.modify<{ clientStoreRequests: Listed }>({
    fields: {
      clientStoreRequests(listed, { toReference, readField }) {
        const known = listed as Listed;
        if (known.edges.some(({ node }) => readField('id', node) === request.id)) return listed;
        const node = toReference({ __typename: 'ClientStoreRequest', id: request.id });
        return { ...known, edges: [{ __typename: 'ClientStoreRequestEdge', node }, ...known.edges] } as typeof listed;
      },
    },
  });
}
