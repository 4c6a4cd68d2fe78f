import type { DataClient } from 'kit/apollo';

const listed: ReadonlySet<string | undefined> = new Set(['LeadList', 'LeadCounts']);

/** Asks again for the rows that one sees and for how many there are. A fault leaves what is shown. */
export const refreshLeads = async (client: DataClient): Promise<void> => {
  const asked = client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => listed.has(queryName) });
  await Promise.resolve(asked).then(undefined, () => undefined);
};
