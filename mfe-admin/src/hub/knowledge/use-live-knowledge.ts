import { useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { KnowledgeChangedDocument } from '#gql/graphql.ts';

/** Changes often arrive in bursts. */
const batchDelayMs = 200;

/** Calls back after changes in the hubs by others or in another tab. */
export function useLiveKnowledge(onChange: () => void): void {
  const onData = useCoalescedRefetch(async () => onChange(), batchDelayMs);
  useSubscription(KnowledgeChangedDocument, { ignoreResults: true, onData });
}
