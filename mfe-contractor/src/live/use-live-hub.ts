import { useEffect, useRef } from 'react';
import { useApolloClient, useSubscription, type DataClient } from 'kit/apollo';
import { HubActivityDocument } from '#gql/graphql.ts';

/** Events of one change come together, and often several changes do: they are answered with one question. */
const together = 200;

/**
 * What happens to the contractor's projects, tickets and requests appears while they look. What it happened to comes along
 * and replaces what the cache has of it; what only the server can add up is asked for again, where it is shown.
 */
export function useLiveHub(): void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSubscription(HubActivityDocument, {
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
        cache.modify({ fields: { contractorSummary: stale, needsMe: stale } });
      },
    })
    .then(undefined, () => undefined);
}

const stale = (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;
