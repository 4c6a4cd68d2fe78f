import { useEffect, useRef } from 'react';
import { useApolloClient, useSubscription } from 'kit/apollo';
import { AdminActivityDocument } from '#gql/graphql.ts';
import { refetchDashboard } from './refetch-dashboard.ts';

/** Events of one change come together, and often several changes do: they are answered with one question. */
const batchDelayMs = 200;

/**
 * What happens to projects appears while one looks. The project comes along with its activity; what only the server can add up
 * or put in order is asked for again.
 */
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
