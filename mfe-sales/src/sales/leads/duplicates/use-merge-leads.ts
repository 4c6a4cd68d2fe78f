import { useApolloClient, useMutation } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { toast, toastFailure } from 'kit/toasts';
import type { MergeableField } from 'rules/merge-leads';
import { LeadDuplicatesDocument, MergeLeadsDocument, type MergeableLead_LeadFragment } from '#gql/graphql.ts';
import { refetchLeads } from '../refetch-leads.ts';

/** Merges two leads as they were shown: if someone has changed one since, the list is read again instead. */
export function useMergeLeads(onDone: () => void) {
  const client = useApolloClient();
  const [send, { loading }] = useMutation(MergeLeadsDocument);
  const refetchPairs = () =>
    client.refetchQueries({ include: [LeadDuplicatesDocument] }).then(undefined, () => undefined);
  const merge = async (
    lead: MergeableLead_LeadFragment,
    other: MergeableLead_LeadFragment,
    fromOther: MergeableField[],
  ) => {
    const input = { otherId: other.id, fromOther, ifOtherUpdatedAt: other.updatedAt };
    try {
      await send({ variables: { id: lead.id, input, ifUpdatedAt: lead.updatedAt } });
      toast({ title: 'Leads merged', intent: 'success' });
      onDone();
      await refetchLeads(client);
      client.cache.evict({ id: `Lead:${other.id}` });
    } catch (error) {
      toastFailure(error, "Couldn't merge the leads");
      if (['CHANGED_MEANWHILE', 'NOT_FOUND'].includes(toFault(error).code)) onDone();
    } finally {
      await refetchPairs();
    }
  };
  return { merge, isMerging: loading };
}
