import { useQuery } from 'kit/apollo';
import { ClientSummaryDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../live/use-refetch-on-activity.ts';

/** The sums over all projects. Only the server can add them up, so they are asked for again with every activity. */
export function useClientSummary() {
  const { data, error, refetch } = useQuery(ClientSummaryDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(refetch);
  const summary = data?.clientSummary;
  return { summary, failed: Boolean(error && !summary), retry: () => void refetch().then(undefined, () => undefined) };
}
