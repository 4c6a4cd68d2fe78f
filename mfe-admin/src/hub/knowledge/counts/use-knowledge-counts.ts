import { useQuery } from 'kit/apollo';
import { KnowledgeCountsDocument } from '#gql/graphql.ts';

/** The counts of each hub, refetched on every visit. */
export function useKnowledgeCounts() {
  const { data, previousData, error, refresh } = useQuery(KnowledgeCountsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.knowledgeCounts;
  return { counts, error: counts ? undefined : error, refresh };
}

export type KnowledgeCountsResult = ReturnType<typeof useKnowledgeCounts>;
