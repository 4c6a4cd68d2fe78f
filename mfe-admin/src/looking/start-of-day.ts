/** The first instant of a day as an input names it, in the viewer's time zone; null for anything else. */
export function startOfDay(day: string, daysLater = 0): string | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}
