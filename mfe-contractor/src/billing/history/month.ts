import type { HubBillingQuery } from '#gql/graphql.ts';

export type Month = HubBillingQuery['contractorSummary']['billing']['history'][number];

/** The kinds of payout in the history, bottom of the stack first. */
export const monthKinds = [
  { key: 'projectPayouts', label: 'Project payouts' },
  { key: 'supportResiduals', label: 'Support residuals' },
  { key: 'bonuses', label: 'Bonuses' },
] as const;
