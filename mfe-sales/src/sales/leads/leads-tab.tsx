import {
  prefetch,
  prefetchFirstPage,
  type DataClient,
  useApolloClient,
  useCoalescedRefetch,
  useSubscription,
} from 'kit/apollo';
import { Panels } from 'kit/panel';
import { EnquiriesToAnswerDocument, LeadCountsDocument, LeadListDocument, LeadChangedDocument } from '#gql/graphql.ts';
import { EnquiriesPanel } from '../enquiries/enquiries-panel.tsx';
import { useEnquiries } from '../enquiries/use-enquiries.ts';
import { UrlLeadDialog } from './detail/url-lead-dialog.tsx';
import { LeadList } from './list/lead-list.tsx';
import { toChunkVariables, toCountVariables } from './list/lead-variables.ts';
import { parseLeadFilter } from './list/use-lead-search.ts';
import { refetchLeads } from './refetch-leads.ts';

/** Lead Management: open enquiries, then every lead. */
export function LeadsTab() {
  const enquiries = useEnquiries();
  useLiveLeads(enquiries.refresh);
  return (
    <Panels>
      <EnquiriesPanel enquiries={enquiries} />
      <LeadList />
      <UrlLeadDialog />
    </Panels>
  );
}

LeadsTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  const filter = parseLeadFilter(searchParams);
  prefetchFirstPage(client, EnquiriesToAnswerDocument);
  prefetch(client, LeadCountsDocument, toCountVariables(filter));
  prefetch(client, LeadListDocument, toChunkVariables(filter, 0));
};

/** Live updates of leads. An event's payload updates the cache, and with it the rows; the list and its counts are refetched. */
function useLiveLeads(refreshEnquiries: () => Promise<unknown>): void {
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
