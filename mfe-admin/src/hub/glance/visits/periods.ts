/** The available periods, and how many days one bar covers. */
export interface Period {
  key: string;
  label: string;
  days: number;
  daysPerBucket: 1 | 7;
}

const defaultPeriod: Period = { key: '7-days', label: '7 days', days: 7, daysPerBucket: 1 };
export const periods: readonly Period[] = [
  defaultPeriod,
  { key: '4-weeks', label: '4 weeks', days: 28, daysPerBucket: 7 },
];

/** Returns the period that the URL names; the last seven days by default. */
export const parsePeriod = (params: URLSearchParams): Period =>
  periods.find(({ key }) => key === params.get('visits')) ?? defaultPeriod;
