import { removeFromLists, useApolloClient, useCoalescedRefetch, useSubscription, type DataClient } from 'kit/apollo';
import { HubActivityDocument, HubProjectRemovedDocument, OwnTaskChangedDocument } from '#gql/graphql.ts';

/** Events come in bursts. */
const batchDelayMs = 200;

/**
 * Live updates of the contractor's projects, tasks, tickets and requests. Entities in an event update the cache; aggregates are
 * refetched where they are shown.
 */
export function useLiveHub(): void {
  const client = useApolloClient();
  const onData = useCoalescedRefetch(() => refetchSummaries(client), batchDelayMs);
  useSubscription(HubActivityDocument, { ignoreResults: true, onData });
  // Accepting a request was undone: its activity refetches the aggregates.
  useSubscription(HubProjectRemovedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) removeFromLists(client.cache, 'projects', data.projectRemoved);
    },
  });
  useSubscription(OwnTaskChangedDocument, { ignoreResults: true, onData });
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
