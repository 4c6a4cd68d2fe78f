import { useEffect, useRef } from 'react';
import { useApolloClient, useSubscription, type DataClient } from 'kit/apollo';
import { AdminActivityDocument } from '#gql/graphql.ts';

/** Events of one change come together, and often several changes do: they are answered with one question. */
const together = 200;

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
        void askAgain(client);
      }, together);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** A fault keeps what is shown; there is nothing more to say about it here. */
async function askAgain(client: DataClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { dashboardStats: stale, salesMetrics: stale, systemAlerts: stale, projects: stale } });
      },
    })
    .then(undefined, () => undefined);
}

const stale = (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;
