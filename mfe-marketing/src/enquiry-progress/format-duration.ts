const minuteMs = 60_000;

/** Formats a duration: "3 h 12 min", "12 min". */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / minuteMs);
  if (minutes === 0) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  return hours ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
