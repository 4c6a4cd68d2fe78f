import { useOptimisticMutation } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { MarkAsContactedDocument, StartEnquiryReviewDocument } from '#gql/graphql.ts';
import { createOptimisticLead } from './optimistic-lead.ts';
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
