import { useApolloClient, useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { AdminActivityDocument } from '#gql/graphql.ts';
import { refetchDashboard } from './refetch-dashboard.ts';

/** One change often causes several events. */
const batchDelayMs = 200;

/** Updates the dashboard live. Each event carries its project; sums and sorted lists are refetched. */
export function useLiveDashboard(): void {
  const client = useApolloClient();
  const onData = useCoalescedRefetch(() => refetchDashboard(client), batchDelayMs);
  useSubscription(AdminActivityDocument, { ignoreResults: true, onData });
}
