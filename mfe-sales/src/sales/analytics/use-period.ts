import { useSearchStates } from 'kit/search-state';
import { analyticsPeriods } from 'rules/sales-analytics';

export type Period = (typeof analyticsPeriods)[number];

/** The number of months in the URL; one year if it is missing or invalid. */
export const parsePeriod = (params: URLSearchParams): Period =>
  analyticsPeriods.find((months) => String(months) === params.get('months')) ?? analyticsPeriods[0];

export function usePeriod(): [Period, (period: Period) => void] {
  const [current, put] = useSearchStates(parsePeriod);
  return [current, (period) => put({ months: String(period) })];
}
