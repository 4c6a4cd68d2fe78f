import { useEffect, useRef } from 'react';
import { useApolloClient, useSubscription } from 'kit/apollo';
import { AdminActivityDocument } from '#gql/graphql.ts';
import { refetchDashboard } from './refetch-dashboard.ts';

/** One change often causes several events, so they are coalesced into one refetch. */
const batchDelayMs = 200;

/** Updates the dashboard live. Each event carries its project; sums and sorted lists are refetched. */
export function useLiveDashboard(): void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSubscription(AdminActivityDocument, {
    ignoreResults: true,
    onData: () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void refetchDashboard(client);
      }, batchDelayMs);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
