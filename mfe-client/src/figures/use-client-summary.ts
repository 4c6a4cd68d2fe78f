import { useQuery, useSubscription } from 'kit/apollo';
import { ClientInvoiceChangedDocument, ClientSummaryDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../live/use-refetch-on-activity.ts';

/** The totals over all projects. Only the server can compute them, so each activity and each change of an invoice refetches them. */
export function useClientSummary() {
  const { data, error, refresh } = useQuery(ClientSummaryDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(refresh);
  useSubscription(ClientInvoiceChangedDocument, { ignoreResults: true, onData: () => void refresh() });
  const summary = data?.clientSummary;
  return { summary, failed: Boolean(error && !summary), refresh };
}
