import { useApolloClient, useOptimisticMutation } from 'kit/apollo';
import type { LeadStatus } from 'rules/leads';
import { MoveLeadDocument } from '#gql/graphql.ts';
import { refetchLeads } from './refetch-leads.ts';

interface MovableLead {
  id: string;
  enquiry?: { id: string } | null;
}

/** Changes the status optimistically. A lead that leaves "new" has its enquiry answered. */
export function useMoveLead(): (lead: MovableLead, status: LeadStatus) => Promise<void> {
  const client = useApolloClient();
  const [move] = useOptimisticMutation(MoveLeadDocument, { failed: "Couldn't change the status" });
  return async ({ id, enquiry }, status) => {
    const now = new Date().toISOString();
    const closedAt = status === 'won' || status === 'lost' ? now : null;
    const answered = enquiry && { __typename: 'Enquiry' as const, id: enquiry.id, answeredAt: now };
    const updateLead = { __typename: 'Lead' as const, id, status, closedAt, enquiry: answered ?? null };
    if (await move({ variables: { id, status }, optimisticResponse: { updateLead } })) await refetchLeads(client);
  };
}
