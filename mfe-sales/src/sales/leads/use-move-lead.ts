import { useApolloClient, useOptimisticMutation, useUndo } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { LeadStatus } from 'rules/leads';
import { MoveLeadDocument, UndoLostLeadDocument } from '#gql/graphql.ts';
import { refetchLeads } from './refetch-leads.ts';

interface MovableLead {
  id: string;
  enquiry?: { id: string } | null;
}

/** Changes the status optimistically. A lead that leaves "new" has its enquiry answered. Losing one can be undone. */
export function useMoveLead(): (lead: MovableLead, status: LeadStatus) => Promise<void> {
  const client = useApolloClient();
  const [move] = useOptimisticMutation(MoveLeadDocument, { failed: "Couldn't change the status" });
  const undo = useUndo(UndoLostLeadDocument);
  return async ({ id, enquiry }, status) => {
    const now = new Date().toISOString();
    const closedAt = status === 'won' || status === 'lost' ? now : null;
    const answered = enquiry && { __typename: 'Enquiry' as const, id: enquiry.id, answeredAt: now };
    const updateLead = { __typename: 'Lead' as const, id, status, closedAt, enquiry: answered ?? null };
    if (!(await move({ variables: { id, status }, optimisticResponse: { updateLead } }))) return;
    if (status === 'lost') toast({ title: 'Lead marked as lost', intent: 'success', action: undo(id) });
    await refetchLeads(client);
  };
}
