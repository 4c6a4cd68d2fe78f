import { strategyCallSchedule } from 'rules/call-times';
import { clock } from '#clock';

/** The day by the agency's clock, as the tasks have it: 2026-11-30. */
export const getAgencyDay = (): string => dayFormat.format(clock.date());

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: strategyCallSchedule.timeZone });
