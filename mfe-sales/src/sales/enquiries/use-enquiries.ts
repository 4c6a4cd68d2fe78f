import { usePaginatedQuery } from 'kit/apollo';
import { EnquiriesToAnswerDocument, type EnquiriesToAnswerQuery, type EnquiryCard_LeadFragment } from '#gql/graphql.ts';

/** A lead with an unanswered enquiry. */
export type Waiting = EnquiryCard_LeadFragment & { enquiry: NonNullable<EnquiryCard_LeadFragment['enquiry']> };

/** Unanswered enquiries, soonest due first. An answered one leaves at once. */
export function useEnquiries() {
  const { nodes, ...pages } = usePaginatedQuery(EnquiriesToAnswerDocument, { selectConnection: pick });
  return { list: nodes?.filter(isWaiting), ...pages };
}

const pick = (data: EnquiriesToAnswerQuery) => data.enquiriesToAnswer;

const isWaiting = (lead: EnquiryCard_LeadFragment): lead is Waiting => lead.enquiry?.answeredAt === null;
