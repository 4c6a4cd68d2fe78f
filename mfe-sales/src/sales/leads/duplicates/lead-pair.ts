import type { MergeableLead_LeadFragment } from '#gql/graphql.ts';

/** Two leads that may be the same: the older one, and the newer one. */
export interface LeadPair {
  lead: MergeableLead_LeadFragment;
  duplicate: MergeableLead_LeadFragment;
}
