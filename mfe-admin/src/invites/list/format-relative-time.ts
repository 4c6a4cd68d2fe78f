const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a relative time: "in 3 days", "in 47 hours", "2 minutes ago". */
export function formatRelativeTime(iso: string, now: Date, locale?: string): string {
  const offsetMs = new Date(iso).getTime() - now.getTime();
  if (Math.abs(offsetMs) < minute) return offsetMs > 0 ? 'in less than a minute' : 'just now';
  const [unit, length] = pickUnit(Math.abs(offsetMs));
  // Days are rounded, so that 72 hours are three days also a minute later. "In 5 hours" means five full hours are left.
  const round = unit === 'day' ? Math.round : Math.trunc;
  return new Intl.RelativeTimeFormat(locale).format(round(offsetMs / length), unit);
}

/** Under two days, hours are more precise. */
function pickUnit(durationMs: number): [Intl.RelativeTimeFormatUnit, number] {
  if (durationMs >= 2 * day) return ['day', day];
  return durationMs >= hour ? ['hour', hour] : ['minute', minute];
}
