const minute = 60_000;
const hour = 60 * minute;

/** The time until a deadline, or since it passed: "5 h 12 min left", "2 h late". */
export function getTimeLeft(dueAt: string, now: number): { isLate: boolean; hours: number; text: string } {
  const left = Date.parse(dueAt) - now;
  const isLate = left < 0;
  return {
    isLate,
    /** At least zero. */
    hours: Math.max(left / hour, 0),
    text: `${formatDuration(Math.abs(left))} ${isLate ? 'late' : 'left'}`,
  };
}

function formatDuration(time: number): string {
  if (time >= 48 * hour) return `${Math.floor(time / (24 * hour))} days`;
  const [hours, minutes] = [Math.floor(time / hour), Math.floor((time % hour) / minute)];
  if (hours === 0) return minutes === 0 ? 'less than a minute' : `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}
