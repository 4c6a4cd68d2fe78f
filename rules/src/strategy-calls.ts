import * as z from 'zod/mini';
import { isCallSlot } from './call-times.ts';
import { nameRule } from './names.ts';
import { emailRule, lineRule } from './text.ts';

/** Which days to show. */
export const callSlotsRule = z.object({
  from: z.optional(z.nullable(z.coerce.date('Please choose a day'))),
  days: z
    .int('Days must be a whole number')
    .check(z.gte(1, 'Days must be between 1 and 31'), z.lte(31, 'Days must be between 1 and 31')),
});

const slot = z.coerce
  .date('Please choose a time')
  .check(z.refine(isCallSlot, 'Please choose one of the offered times'));

export const bookCallRule = z.object({
  name: nameRule({ message: 'Name is required', min: 2, max: 200 }),
  email: emailRule('Please enter a valid email address'),
  startsAt: slot,
});
export type BookCallInput = z.infer<typeof bookCallRule>;

/** Reschedules a call, for anyone with its link. */
export const moveCallRule = z.object({
  key: lineRule({ message: 'The link to the call is incomplete', max: 200 }),
  startsAt: slot,
});
export type MoveCallInput = z.infer<typeof moveCallRule>;
