import { useQuery } from 'kit/apollo';
import { AdminFiguresDocument } from '#gql/graphql.ts';

/** The agency's figures. The cards and the financials share one query, so that they agree. */
export function useDashboardStats() {
  const { data, error, refresh } = useQuery(AdminFiguresDocument, { fetchPolicy: 'cache-and-network' });
  const stats = data?.dashboardStats;
  return { stats, error: stats ? undefined : error, refresh };
}
