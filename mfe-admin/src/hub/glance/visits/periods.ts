/** How far one looks back, and how many days a bar of the chart stands for. */
export interface Period {
  key: string;
  label: string;
  days: number;
  each: 1 | 7;
}

const week: Period = { key: '7-days', label: '7 days', days: 7, each: 1 };
export const periods: readonly Period[] = [week, { key: '4-weeks', label: '4 weeks', days: 28, each: 7 }];

/** The period that an address names; without one, the last seven days. */
export const periodAt = (params: URLSearchParams): Period =>
  periods.find(({ key }) => key === params.get('visits')) ?? week;
