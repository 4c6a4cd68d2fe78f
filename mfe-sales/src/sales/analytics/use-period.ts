import { useUrlParams } from 'kit/panel';
import { analyticsPeriods } from 'rules/sales-analytics';

export type Period = (typeof analyticsPeriods)[number];

/** How many months the address asks for; without a word of it, or with one that is none, a year. */
export const periodAt = (params: URLSearchParams): Period =>
  analyticsPeriods.find((months) => String(months) === params.get('months')) ?? analyticsPeriods[0];

export function usePeriod(): [Period, (period: Period) => void] {
  const [params, put] = useUrlParams();
  return [periodAt(params), (period) => put({ months: String(period) })];
}
