/** How far one looks back, and how many days a bar of the chart stands for. */
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

/** The period that an address names; without one, the last seven days. */
export const parsePeriod = (params: URLSearchParams): Period =>
  periods.find(({ key }) => key === params.get('visits')) ?? defaultPeriod;
