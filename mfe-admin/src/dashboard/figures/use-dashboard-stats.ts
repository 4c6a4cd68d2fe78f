import { useQuery } from 'kit/apollo';
import { AdminFiguresDocument } from '#gql/graphql.ts';

/** The agency's figures, for the cards and for the financial block: they belong to the same moment. */
export function useDashboardStats() {
  const { data, error, refetch } = useQuery(AdminFiguresDocument, { fetchPolicy: 'cache-and-network' });
  const stats = data?.dashboardStats;
  return { stats, error: stats ? undefined : error, retry: () => void refetch().then(undefined, () => undefined) };
}
