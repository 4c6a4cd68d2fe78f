import { strategyCallSchedule } from 'rules/call-times';
import { clock } from '#clock';

/** The current day in the agency's time zone, in the format of tasks: 2026-11-30. */
export const getAgencyDay = (): string => dayFormat.format(clock.date());

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: strategyCallSchedule.timeZone });
