import type { SiteVisitsQuery } from '#gql/graphql.ts';
import type { Period } from './periods.ts';

type Day = SiteVisitsQuery['siteVisits']['days'][number];
export interface VisitBucket {
  /** The label below the bar. */
  name: string;
  views: number;
  submits: number;
  failedSubmits: number;
  faults: number;
}

/** Groups visits by day or by seven days, in order. Days are counted in UTC, so they are labeled in UTC. */
export function groupVisits(days: readonly Day[], { daysPerBucket }: Period, locale?: string): VisitBucket[] {
  const format = new Intl.DateTimeFormat(
    locale,
    daysPerBucket === 1 ? { weekday: 'short', timeZone: 'UTC' } : { month: 'short', day: 'numeric', timeZone: 'UTC' },
  );
  const buckets: VisitBucket[] = [];
  for (let from = 0; from < days.length; from += daysPerBucket) {
    const bucketDays = days.slice(from, from + daysPerBucket);
    const sum = (key: keyof Omit<VisitBucket, 'name'>) => bucketDays.reduce((total, day) => total + day[key], 0);
    buckets.push({
      name: format.format(new Date(`${bucketDays[0]?.day}T00:00:00Z`)),
      views: sum('views'),
      submits: sum('submits'),
      failedSubmits: sum('failedSubmits'),
      faults: sum('faults'),
    });
  }
  return buckets;
}
