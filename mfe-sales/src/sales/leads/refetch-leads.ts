import type { DataClient } from 'kit/apollo';

const leadListOperations: ReadonlySet<string | undefined> = new Set(['LeadList', 'LeadCounts', 'LeadDuplicates']);

/** Refetches the visible rows and the counts. On failure keeps what is shown. */
export const refetchLeads = async (client: DataClient): Promise<void> => {
  const refetch = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => leadListOperations.has(queryName),
  });
  await Promise.resolve(refetch).then(undefined, () => undefined);
};
