/** Hours and minutes: "45 min", "2 h", "2 h 30 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** What the list of timeboxes offers, in minutes. */
const offered = [15, 30, 60, 120, 240, 480, 960];

/** The choices for a timebox, with the current one among them. */
export const getTimeboxChoices = (current: number | null) =>
  [...new Set([...offered, ...(current ? [current] : [])])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }));
