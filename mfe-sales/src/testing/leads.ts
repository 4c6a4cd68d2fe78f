import { type MockResponse, replyTo } from 'kit/test/network';
import { EnquiriesToAnswerDocument } from '#gql/graphql.ts';
import type { UnansweredLead } from '../sales/enquiries/use-enquiries.ts';

interface EnquiryLeadFields {
  id?: string;
  name?: string;
  enquiry?: Partial<UnansweredLead['enquiry']>;
}

/** A lead with an unanswered enquiry. */
export function waiting({ id = 'l1', name = 'Ines Carvalho', enquiry = {} }: EnquiryLeadFields = {}) {
  return {
    __typename: 'Lead' as const,
    id,
    status: 'new' as const,
    companyName: 'Surf School',
    contactName: name,
    contactEmail: 'ines@surfschool.example',
    contactPhone: null,
    enquiry: {
      __typename: 'Enquiry' as const,
      id: `enquiry of ${id}`,
      projectType: 'ai-chatbot',
      outcome: 'Guests book surf lessons and boards online.',
      budget: '$5–10k',
      timeline: 'Normal (1–2 months)',
      preferredPlan: 'Growth',
      priority: false,
      createdAt: hoursFromNow(-18),
      replyDueAt: hoursFromNow(6.01),
      reviewStartedAt: null,
      reviewedBy: null,
      answeredAt: null,
      call: null,
      attachment: null,
      ...enquiry,
    },
  };
}

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();

export function leadsReply(leads: ReturnType<typeof waiting>[], endCursor: string | null = null): MockResponse {
  const edges = leads.map((node) => ({ __typename: 'LeadEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(EnquiriesToAnswerDocument, { enquiriesToAnswer: { __typename: 'LeadConnection', edges, pageInfo } });
}
