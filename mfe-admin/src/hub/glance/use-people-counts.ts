import { useQuery } from 'kit/apollo';
import { PeopleCountsDocument } from '#gql/graphql.ts';

/** Accounts by role and open invitations, refetched on every visit. */
export function usePeopleCounts() {
  const { data, error, refetch } = useQuery(PeopleCountsDocument, { fetchPolicy: 'cache-and-network' });
  const people = data?.peopleCounts;
  return {
    people,
    error: people ? undefined : error,
    retry: () => void refetch().then(undefined, () => undefined),
  };
}

export type PeopleCountsResult = ReturnType<typeof usePeopleCounts>;
