import * as z from 'zod/mini';
import { emailOf, lineOf } from './text.ts';

/** When strategy calls take place, in the agency's own time: a fork changes it here. */
export const strategyCalls = {
  timeZone: 'Europe/Berlin',
  minutes: 15,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  /** The first call begins at 9:00, the last one ends at 17:00. */
  opensAt: 9,
  closesAt: 17,
  /** How long before a call one can still book it, and how far ahead. */
  noticeMinutes: 60,
  horizonDays: 60,
  /** How long before a call one can still move or cancel it. */
  changeMinutes: 15,
} as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: strategyCalls.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether a call may begin at this instant, by the agency's clock and week. */
export function isCallSlot(instant: Date): boolean {
  if (Number.isNaN(instant.getTime()) || instant.getTime() % 60_000 !== 0) return false;
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const hour = Number(parts.hour);
  return (
    strategyCalls.weekdays.some((day) => day === parts.weekday) &&
    hour >= strategyCalls.opensAt &&
    hour < strategyCalls.closesAt &&
    Number(parts.minute) % strategyCalls.minutes === 0
  );
}

/** Whether a call that begins at this instant can still be moved or cancelled. */
export const canChangeCall = (startsAt: Date, now: number): boolean =>
  now <= startsAt.getTime() - strategyCalls.changeMinutes * 60_000;

/** Which days to show, as they are asked for. */
export const callSlotsRule = z.object({
  from: z.optional(z.nullable(z.coerce.date('Please choose a day'))),
  days: z.int('Days is a whole number').check(z.gte(1, 'Days is 1 to 31'), z.lte(31, 'Days is 1 to 31')),
});

const slot = z.coerce
  .date('Please choose a time')
  .check(z.refine(isCallSlot, 'Please choose one of the offered times'));

export const bookCallRule = z.object({
  name: lineOf({ message: 'Name is required', min: 2, max: 200 }),
  email: emailOf('Please enter a valid email address'),
  startsAt: slot,
});
export type BookCallInput = z.infer<typeof bookCallRule>;

/** Another time for a call, by whoever has its link. */
export const moveCallRule = z.object({
  key: lineOf({ message: 'The link of the call is incomplete', max: 200 }),
  startsAt: slot,
});
export type MoveCallInput = z.infer<typeof moveCallRule>;
