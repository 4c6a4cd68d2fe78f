import type { SalesAnalyticsQuery } from '#gql/graphql.ts';

export type Analytics = SalesAnalyticsQuery['salesAnalytics'];
export type Month = Analytics['months'][number];
export type ChoiceCount = Analytics['byBudget'][number];
