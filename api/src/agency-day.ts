import { toAgencyDay } from 'rules/call-times';
import { clock } from '#clock';

/** The day of a time in the agency's time zone, by default the current one, in the format of due dates: 2026-11-30. */
export const getAgencyDay = (at = clock.date()): string => toAgencyDay(at);

/** Noon of a day, so that it is the same day in every reader's time zone. */
export const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
