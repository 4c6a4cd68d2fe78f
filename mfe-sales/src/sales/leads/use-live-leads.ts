import { useApolloClient, useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { LeadChangedDocument } from '#gql/graphql.ts';
import { refreshLeads } from './refresh-leads.ts';

/**
 * Follows the leads. What an event brings is in the cache with it, so that the rows show it at once; which rows there are, and
 * how many, is asked for again.
 */
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
