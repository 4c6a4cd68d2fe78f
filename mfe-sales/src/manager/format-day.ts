/** Formats a date such as 2026-11-30 for people: "today", "tomorrow", "30 Nov", with the year unless it is this one. */
export function formatDay(day: string, now: Date = new Date(), locale?: string): string {
  const date = new Date(`${day}T00:00`);
  const days = getDaysUntil(day, now);
  if (Math.abs(days) <= 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(date);
}

/** Whole days from today; negative if in the past. */
export const getDaysUntil = (day: string, now: Date = new Date()): number =>
  Math.round((Date.parse(`${day}T00:00Z`) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86_400_000);
