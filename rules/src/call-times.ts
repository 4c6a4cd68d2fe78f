/** When strategy calls take place, in the agency's time zone. A fork changes it here. */
export const strategyCallSchedule = {
  timeZone: 'Europe/Berlin',
  minutes: 15,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  /** The first call starts at 9:00, the last one ends at 17:00. */
  opensAt: 9,
  closesAt: 17,
  /** How long before a call it can still be booked, and how far ahead. */
  noticeMinutes: 60,
  horizonDays: 60,
  /** How long a slot is held for a booking that is not confirmed by email yet. */
  holdMinutes: 30,
  /** How long before a call it can still be moved or canceled. */
  changeMinutes: 15,
} as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: strategyCallSchedule.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether a call may start at this time, by the agency's business hours. */
export function isCallSlot(instant: Date): boolean {
  if (Number.isNaN(instant.getTime()) || instant.getTime() % 60_000 !== 0) return false;
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const hour = Number(parts.hour);
  return (
    strategyCallSchedule.weekdays.some((day) => day === parts.weekday) &&
    hour >= strategyCallSchedule.opensAt &&
    hour < strategyCallSchedule.closesAt &&
    Number(parts.minute) % strategyCallSchedule.minutes === 0
  );
}

/** Whether a call that starts at this time can still be moved or canceled. */
export const canChangeCall = (startsAt: Date, now: number): boolean =>
  now <= startsAt.getTime() - strategyCallSchedule.changeMinutes * 60_000;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: strategyCallSchedule.timeZone });

/** The day of a time in the agency's time zone, in the format of due dates: 2026-11-30. */
export const toAgencyDay = (at: Date): string => dayFormat.format(at);
