import { useMutation, useQuery } from 'kit/apollo';
import { faultOf } from 'kit/fault';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import {
  EnquiriesToAnswerDocument,
  type EnquiryCard_LeadFragment,
  MarkAsContactedDocument,
  StartEnquiryReviewDocument,
} from '#gql/graphql.ts';
import { expected } from './expected.ts';
import { withNextPage } from './with-next-page.ts';

/** A lead whose enquiry waits for an answer. */
export type Waiting = EnquiryCard_LeadFragment & { enquiry: NonNullable<EnquiryCard_LeadFragment['enquiry']> };

/** The enquiries to answer, and what one does with them: it shows at once, and is taken back where the server refuses. */
export function useEnquiries() {
  const viewer = useViewer();
  const { data, error, fetchMore, refetch } = useQuery(EnquiriesToAnswerDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [startReview] = useMutation(StartEnquiryReviewDocument);
  const [markContacted] = useMutation(MarkAsContactedDocument);
  const page = data?.enquiriesToAnswer;
  const endCursor = page?.pageInfo.endCursor;

  return {
    list: page?.edges.map(({ node }) => node).filter(isWaiting),
    hasMore: page?.pageInfo.hasNextPage ?? false,
    error,
    retry: () => void refetch().then(undefined, () => undefined),
    showMore: () =>
      void fetchMore({
        variables: { after: endCursor },
        updateQuery: (all, next) => withNextPage(all, next.fetchMoreResult),
      }).then(undefined, (fault: unknown) => tellFailed('More enquiries could not be loaded', fault)),
    startReview: async (lead: Waiting) => {
      const optimisticResponse = { startEnquiryReview: expected(lead, 'new', viewer) };
      await startReview({ variables: { leadId: lead.id }, optimisticResponse }).catch((fault: unknown) =>
        tellFailed(`The review of ${lead.contactName} was not started`, fault),
      );
    },
    markContacted: async (lead: Waiting) => {
      const optimisticResponse = { updateLead: expected(lead, 'contacted', viewer) };
      try {
        await markContacted({ variables: { id: lead.id }, optimisticResponse });
        toast({ title: `${lead.contactName} is marked as contacted`, intent: 'success' });
      } catch (fault) {
        tellFailed(`${lead.contactName} was not marked as contacted`, fault);
      }
    },
  };
}

const isWaiting = (lead: EnquiryCard_LeadFragment): lead is Waiting => lead.enquiry?.answeredAt === null;

const tellFailed = (title: string, fault: unknown) =>
  toast({ title, description: faultOf(fault).message, intent: 'destructive' });
