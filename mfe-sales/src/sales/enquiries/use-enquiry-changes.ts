import { useOptimisticMutation } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { MarkAsContactedDocument, StartEnquiryReviewDocument } from '#gql/graphql.ts';
import { expected } from './expected.ts';
import type { Waiting } from './use-enquiries.ts';

/** What one does about an enquiry: it shows at once, and is taken back where the server refuses. */
export function useEnquiryChanges(lead: Waiting) {
  const viewer = useViewer();
  const { id, contactName } = lead;
  const [start] = useOptimisticMutation(StartEnquiryReviewDocument, {
    failed: `The review of ${contactName} was not started`,
  });
  const [mark] = useOptimisticMutation(MarkAsContactedDocument, {
    failed: `${contactName} was not marked as contacted`,
  });
  return {
    startReview: async () => {
      const optimisticResponse = { startEnquiryReview: expected(lead, 'new', viewer) };
      await start({ variables: { leadId: id }, optimisticResponse });
    },
    markContacted: async () => {
      const optimisticResponse = { updateLead: expected(lead, 'contacted', viewer) };
      if (await mark({ variables: { id }, optimisticResponse }))
        toast({ title: `${contactName} is marked as contacted`, intent: 'success' });
    },
  };
}
