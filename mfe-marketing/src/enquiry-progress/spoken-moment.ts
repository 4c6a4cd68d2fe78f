const day = 86_400_000;

/** A moment near today, always with the time: "today, 8:52 PM", "tomorrow, 8:52 PM", "Nov 18, 8:52 PM". */
export function spokenMoment(iso: string, now: Date = new Date(), locale?: string): string {
  const date = new Date(iso);
  const days = Math.round((getMidnight(date) - getMidnight(now)) / day);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  return `${Math.abs(days) <= 1 ? near(days, locale) : far(date, locale)}, ${time}`;
}

const near = (days: number, locale?: string) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');

const far = (date: Date, locale?: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date);

const getMidnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
