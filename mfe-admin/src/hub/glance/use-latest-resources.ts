import { useQuery } from 'kit/apollo';
import { LatestResourcesDocument } from '#gql/graphql.ts';

/** The most recent changes in the hubs. */
export function useLatestResources() {
  const { data, previousData, error, refresh } = useQuery(LatestResourcesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const latest = (data ?? previousData)?.knowledgeResources.edges.map(({ node }) => node);
  return { latest, error: latest ? undefined : error, refresh };
}

export type LatestResourcesResult = ReturnType<typeof useLatestResources>;
