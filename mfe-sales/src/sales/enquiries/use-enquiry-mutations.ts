import { useOptimisticMutation } from 'kit/apollo';
import { useViewer, type Viewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { type LeadStatus, MarkAsContactedDocument, StartEnquiryReviewDocument } from '#gql/graphql.ts';
import type { UnansweredLead } from './use-enquiries.ts';

/** The actions on an enquiry, optimistic with rollback on error. */
export function useEnquiryMutations(lead: UnansweredLead) {
  const viewer = useViewer();
  const { id, contactName } = lead;
  const [start] = useOptimisticMutation(StartEnquiryReviewDocument, {
    failed: `Couldn't start the review of ${contactName}`,
  });
  const [mark] = useOptimisticMutation(MarkAsContactedDocument, {
    failed: `Couldn't mark ${contactName} as contacted`,
  });
  return {
    startReview: async () => {
      const optimisticResponse = { startEnquiryReview: createOptimisticLead(lead, 'new', viewer) };
      await start({ variables: { leadId: id }, optimisticResponse });
    },
    markContacted: async () => {
      const optimisticResponse = { updateLead: createOptimisticLead(lead, 'contacted', viewer) };
      if (await mark({ variables: { id }, optimisticResponse }))
        toast({ title: `${contactName} marked as contacted`, intent: 'success' });
    },
  };
}

/** The optimistic response of a lead mutation. */
function createOptimisticLead(
  { id, enquiry }: UnansweredLead,
  status: LeadStatus,
  { id: viewerId, firstName, lastName }: Viewer,
) {
  const now = new Date().toISOString();
  const reviewer = { __typename: 'Teammate' as const, id: viewerId, firstName, lastName };
  return {
    __typename: 'Lead' as const,
    id,
    status,
    enquiry: {
      __typename: 'Enquiry' as const,
      id: enquiry.id,
      reviewStartedAt: enquiry.reviewStartedAt ?? now,
      reviewedBy: enquiry.reviewStartedAt ? enquiry.reviewedBy : reviewer,
      answeredAt: status === 'new' ? null : now,
    },
  };
}
