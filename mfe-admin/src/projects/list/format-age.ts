const dayMs = 24 * 60 * 60 * 1000;

/** "24 days", and "5 weeks" from two weeks on; a project started today says so. */
export function formatAge(since: string, now = Date.now(), locale?: string): string {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / dayMs));
  if (days === 0) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  const [count, unit] = days < 14 ? [days, 'day'] : [Math.floor(days / 7), 'week'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
