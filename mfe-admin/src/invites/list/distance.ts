const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How far a moment is away, as people say it: "in 3 days", "in 47 hours", "2 minutes ago". */
export function distance(iso: string, now: Date, locale?: string): string {
  const away = new Date(iso).getTime() - now.getTime();
  if (Math.abs(away) < minute) return away > 0 ? 'in less than a minute' : 'just now';
  const [unit, length] = unitFor(Math.abs(away));
  // Towards now: what expires "in 5 hours" has five whole hours left.
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(away / length), unit);
}

/** Below two days the hours say more. */
function unitFor(away: number): [Intl.RelativeTimeFormatUnit, number] {
  if (away >= 2 * day) return ['day', day];
  return away >= hour ? ['hour', hour] : ['minute', minute];
}
