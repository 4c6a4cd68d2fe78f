import { useEffect, useRef } from 'react';
import { useApolloClient, useSubscription, type DataClient } from 'kit/apollo';
import { HubActivityDocument } from '#gql/graphql.ts';

/** Events come in bursts: coalesce them into one refetch. */
const coalesceMs = 200;

/**
 * Live updates of the contractor's projects, tickets and requests. Entities in an event update the cache; aggregates are
 * refetched where they are shown.
 */
export function useLiveHub(): void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSubscription(HubActivityDocument, {
    ignoreResults: true,
    onData: () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void refetchSummaries(client);
      }, coalesceMs);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** On failure keep what is shown; there is nothing to report here. */
async function refetchSummaries(client: DataClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { contractorSummary: invalidate, needsMe: invalidate } });
      },
    })
    .then(undefined, () => undefined);
}

const invalidate = (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;
