import { useQuery } from 'kit/apollo';
import { ClientSummaryDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../live/use-refetch-on-activity.ts';

/** The totals over all projects. Only the server can compute them, so each activity refetches them. */
export function useClientSummary() {
  const { data, error, refresh } = useQuery(ClientSummaryDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(refresh);
  const summary = data?.clientSummary;
  return { summary, failed: Boolean(error && !summary), refresh };
}
