import { strategyCalls } from 'rules/call-times';
import { clock } from '#clock';

/** The day by the agency's clock, as the tasks have it: 2026-11-30. */
export const today = (): string => calendar.format(clock.date());

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: strategyCalls.timeZone });
