import { useApolloClient, useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { LeadChangedDocument } from '#gql/graphql.ts';
import { refreshLeads } from './refresh-leads.ts';

/** Live updates of leads. An event's payload updates the cache, and with it the rows; the list and its counts are refetched. */
export function useLiveLeads(refreshEnquiries: () => Promise<unknown>): void {
  const client = useApolloClient();
  const refreshList = useCoalescedRefetch(() => refreshLeads(client));
  const refreshWaiting = useCoalescedRefetch(refreshEnquiries);
  useSubscription(LeadChangedDocument, {
    onData: ({ data: { data } }) => {
      refreshList();
      if (data?.leadChanged.enquiry) refreshWaiting();
    },
  });
}
