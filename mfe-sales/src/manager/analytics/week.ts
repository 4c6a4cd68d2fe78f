import type { TaskWeeksQuery } from '#gql/graphql.ts';

export type Week = TaskWeeksQuery['taskWeeks'][number];

/** A week by its Monday: "9 Nov". */
export const formatWeek = ({ startsOn }: Week, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(`${startsOn}T00:00`));

/** At most one decimal: 2 is "2", 2.5 is "2.5". */
export const formatDays = (days: number): string => days.toLocaleString(undefined, { maximumFractionDigits: 1 });
