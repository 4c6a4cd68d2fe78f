import * as z from 'zod/mini';

/** The periods of sales analytics in months, the longest first. */
export const analyticsPeriods = [12, 6, 3] as const;

export const maxAnalyticsMonths = 36;
const months = `Months must be between 1 and ${maxAnalyticsMonths}`;

/** The period of the figures, including this month. */
export const salesAnalyticsRule = z.object({
  months: z.int('Months must be a whole number').check(z.gte(1, months), z.lte(maxAnalyticsMonths, months)),
});
export type SalesAnalyticsInput = z.infer<typeof salesAnalyticsRule>;
