import { useApolloClient, useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { LeadChangedDocument } from '#gql/graphql.ts';
import { refetchLeads } from './refetch-leads.ts';

/** Live updates of leads. An event's payload updates the cache, and with it the rows; the list and its counts are refetched. */
export function useLiveLeads(refreshEnquiries: () => Promise<unknown>): void {
  const client = useApolloClient();
  const refetchList = useCoalescedRefetch(() => refetchLeads(client));
  const refetchEnquiries = useCoalescedRefetch(refreshEnquiries);
  useSubscription(LeadChangedDocument, {
    onData: ({ data: { data } }) => {
      refetchList();
      if (data?.leadChanged.enquiry) refetchEnquiries();
    },
  });
}
