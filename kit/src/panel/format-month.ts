/** Formats a month of the API, such as "2026-11". */
export function formatMonth(month: string, style: 'long' | 'short', locale?: string): string {
  const year = style === 'long' ? 'numeric' : undefined;
  return new Intl.DateTimeFormat(locale, { month: style, year, timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
