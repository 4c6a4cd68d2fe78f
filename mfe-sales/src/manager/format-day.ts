/** Formats a date such as 2026-11-30 for people: "today", "tomorrow", "30 Nov", with the year unless it is this one. */
export function formatDay(day: string, now: Date = new Date(), locale?: string): string {
  const { relative, inThisYear, inOtherYear } = getFormats(locale);
  const date = new Date(`${day}T00:00`);
  const days = getDaysUntil(day, now);
  if (Math.abs(days) <= 1) return relative.format(days, 'day');
  return (date.getFullYear() === now.getFullYear() ? inThisYear : inOtherYear).format(date);
}

/** Whole days from today; negative if in the past. */
export const getDaysUntil = (day: string, now: Date = new Date()): number =>
  Math.round((Date.parse(`${day}T00:00Z`) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86_400_000);

/* Creating formats takes longer than rendering the rest of a card. */
const formats = new Map<string | undefined, ReturnType<typeof createFormats>>();

function getFormats(locale: string | undefined) {
  const known = formats.get(locale) ?? createFormats(locale);
  formats.set(locale, known);
  return known;
}

const createFormats = (locale: string | undefined) => ({
  relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  inThisYear: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
  inOtherYear: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
});
