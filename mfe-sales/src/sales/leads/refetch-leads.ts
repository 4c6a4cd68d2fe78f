import type { DataClient } from 'kit/apollo';

const lists = ['LeadList', 'LeadCounts'];

/** Refetches the visible rows and the counts. On failure keeps what is shown. */
export const refetchLeads = (client: DataClient): Promise<void> => refetch(client, lists);

/** After a change by this user that makes or resolves duplicates. To compare all leads after everyone's changes would cost too much. */
export const refetchLeadsAndDuplicates = (client: DataClient): Promise<void> =>
  refetch(client, [...lists, 'LeadDuplicates']);

async function refetch(client: DataClient, operations: ReadonlyArray<string | undefined>): Promise<void> {
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => operations.includes(queryName),
  });
  await Promise.resolve(refetched).then(undefined, () => undefined);
}
