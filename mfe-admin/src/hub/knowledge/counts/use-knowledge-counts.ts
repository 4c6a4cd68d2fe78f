import { useQuery } from 'kit/apollo';
import { KnowledgeCountsDocument } from '#gql/graphql.ts';

/** The counts of each hub, refetched on every visit. */
export function useKnowledgeCounts() {
  const { data, previousData, error, refetch } = useQuery(KnowledgeCountsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.knowledgeCounts;
  const refresh = () => void refetch().then(undefined, () => undefined);
  return { counts, error: counts ? undefined : error, refresh };
}

export type KnowledgeCountsResult = ReturnType<typeof useKnowledgeCounts>;
