/** A month that the API writes "2026-11", as people say it. */
export function formatMonth(month: string, style: 'long' | 'short', locale?: string): string {
  const year = style === 'long' ? 'numeric' : undefined;
  return new Intl.DateTimeFormat(locale, { month: style, year, timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
