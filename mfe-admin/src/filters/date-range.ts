interface DateRange {
  from: string | null;
  until: string | null;
}

/** The instants between the two days in the address. Days are those of the viewer's time zone; the last one is included. */
export const parseDateRange = (get: (name: 'from' | 'to') => string): DateRange => ({
  from: startOfDay(get('from')),
  until: startOfDay(get('to'), 1),
});

/** Whether the days are the wrong way round, so that nothing can be found. */
export const isReversedRange = ({ from, until }: DateRange): boolean =>
  from !== null && until !== null && from >= until;

function startOfDay(day: string, daysLater = 0): string | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}
