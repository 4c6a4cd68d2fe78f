import type { HubBillingQuery } from '#gql/graphql.ts';

export type Month = HubBillingQuery['contractorSummary']['billing']['history'][number];

/** What a month was paid for, as the history calls it: the lowest of the chart first. */
export const monthKinds = [
  { key: 'projectPayouts', label: 'Project payouts' },
  { key: 'supportResiduals', label: 'Support residuals' },
  { key: 'bonuses', label: 'Bonuses' },
] as const;
