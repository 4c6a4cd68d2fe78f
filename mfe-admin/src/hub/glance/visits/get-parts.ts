import type { SiteVisitsQuery } from '#gql/graphql.ts';
import type { Period } from './periods.ts';

type Day = SiteVisitsQuery['siteVisits']['days'][number];
export interface Part {
  /** As it stands below its bar. */
  name: string;
  views: number;
  submits: number;
  failedSubmits: number;
  faults: number;
}

/** The days, or weeks of seven of them, in order. A day is counted in UTC and so is named in it. */
export function getParts(days: readonly Day[], { each }: Period, locale?: string): Part[] {
  const format = new Intl.DateTimeFormat(
    locale,
    each === 1 ? { weekday: 'short', timeZone: 'UTC' } : { month: 'short', day: 'numeric', timeZone: 'UTC' },
  );
  const parts: Part[] = [];
  for (let from = 0; from < days.length; from += each) {
    const part = days.slice(from, from + each);
    const sum = (key: keyof Omit<Part, 'name'>) => part.reduce((total, day) => total + day[key], 0);
    parts.push({
      name: format.format(new Date(`${part[0]?.day}T00:00:00Z`)),
      views: sum('views'),
      submits: sum('submits'),
      failedSubmits: sum('failedSubmits'),
      faults: sum('faults'),
    });
  }
  return parts;
}
