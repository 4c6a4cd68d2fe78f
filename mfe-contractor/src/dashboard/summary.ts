import type { HubDashboardQuery } from '#gql/graphql.ts';

export type Summary = HubDashboardQuery['contractorSummary'];
