import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { EnquiriesToAnswerDocument, LeadCountsDocument, LeadListDocument } from '#gql/graphql.ts';
import { EnquiriesPanel } from '../enquiries/enquiries-panel.tsx';
import { useEnquiries } from '../enquiries/use-enquiries.ts';
import { LeadDialogInAddress } from './detail/lead-dialog-in-address.tsx';
import { LeadList } from './list/lead-list.tsx';
import { chunkVariables, countVariables } from './list/lead-variables.ts';
import { filterAt } from './list/use-lead-search.ts';
import { useLiveLeads } from './use-live-leads.ts';

/** Lead Management: open enquiries, then every lead. */
export function LeadsTab() {
  const enquiries = useEnquiries();
  useLiveLeads(enquiries.refresh);
  return (
    <Panels>
      <EnquiriesPanel enquiries={enquiries} />
      <LeadList />
      <LeadDialogInAddress />
    </Panels>
  );
}

LeadsTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  const filter = filterAt(searchParams);
  prefetchFirstPage(client, EnquiriesToAnswerDocument);
  prefetch(client, LeadCountsDocument, countVariables(filter));
  prefetch(client, LeadListDocument, chunkVariables(filter, 0));
};
