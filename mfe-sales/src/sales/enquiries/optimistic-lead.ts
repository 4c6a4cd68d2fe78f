import type { Viewer } from 'kit/session';
import type { LeadStatus } from '#gql/graphql.ts';
import type { UnansweredLead } from './use-enquiries.ts';

/** The optimistic response of a lead mutation. */
export function createOptimisticLead(
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
