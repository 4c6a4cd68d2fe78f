const hourMs = 60 * 60 * 1000;

/** At nine in the morning, this many days ahead, in the reader's time zone. */
function atNine(now: Date, days: number): Date {
  const morning = new Date(now);
  morning.setDate(now.getDate() + days);
  morning.setHours(9, 0, 0, 0);
  return morning;
}

/** How long a ticket can be put aside. */
export const snoozeTimes = {
  hour: { label: '1 hour', getEnd: (now: Date) => new Date(now.getTime() + hourMs) },
  afternoon: { label: '4 hours', getEnd: (now: Date) => new Date(now.getTime() + 4 * hourMs) },
  tomorrow: { label: 'Tomorrow at 9:00', getEnd: (now: Date) => atNine(now, 1) },
  monday: { label: 'Monday at 9:00', getEnd: (now: Date) => atNine(now, ((7 - now.getDay()) % 7) + 1) },
  month: { label: '30 days', getEnd: (now: Date) => atNine(now, 30) },
} as const;

export type SnoozeTime = keyof typeof snoozeTimes;
