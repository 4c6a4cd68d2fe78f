import { usePaginatedQuery } from 'kit/apollo';
import { EnquiriesToAnswerDocument, type EnquiriesToAnswerQuery, type EnquiryCard_LeadFragment } from '#gql/graphql.ts';

/** A lead with an unanswered enquiry. */
export type UnansweredLead = EnquiryCard_LeadFragment & { enquiry: NonNullable<EnquiryCard_LeadFragment['enquiry']> };

/** Unanswered enquiries, soonest due first. An answered one leaves at once. */
export function useEnquiries() {
  const { nodes, ...pages } = usePaginatedQuery(EnquiriesToAnswerDocument, { selectConnection });
  return { list: nodes?.filter(isUnanswered), ...pages };
}

const selectConnection = (data: EnquiriesToAnswerQuery) => data.enquiriesToAnswer;

const isUnanswered = (lead: EnquiryCard_LeadFragment): lead is UnansweredLead => lead.enquiry?.answeredAt === null;
