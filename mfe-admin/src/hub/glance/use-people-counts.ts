import { useQuery } from 'kit/apollo';
import { PeopleCountsDocument } from '#gql/graphql.ts';

/** Accounts by role and open invitations, refetched on every visit. */
export function usePeopleCounts() {
  const { data, error, refresh } = useQuery(PeopleCountsDocument, { fetchPolicy: 'cache-and-network' });
  const people = data?.peopleCounts;
  return {
    people,
    error: people ? undefined : error,
    refresh,
  };
}

export type PeopleCountsResult = ReturnType<typeof usePeopleCounts>;
