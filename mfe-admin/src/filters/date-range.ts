interface DateRange {
  from: string | null;
  until: string | null;
}

/** Returns the time range of the two dates in the URL, in the viewer's time zone. The last day is included. */
export const parseDateRange = (search: URLSearchParams): DateRange => ({
  from: startOfDay(search.get('from')),
  until: startOfDay(search.get('to'), 1),
});

/** Whether From is later than To, so that nothing can match. */
export const isReversedRange = ({ from, until }: DateRange): boolean =>
  from !== null && until !== null && from >= until;

function startOfDay(day: string | null, daysLater = 0): string | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  if (!year || !month || !date) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}
