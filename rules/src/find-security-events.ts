import * as z from 'zod/mini';
import { maxSearchLength } from './knowledge.ts';
import { securityEventKinds } from './security-events.ts';
import { oneLine } from './text.ts';

const instant = z.optional(z.nullable(z.coerce.date('Please choose a day')));
const text = z.optional(
  z.nullable(
    z
      .string('Please enter text')
      .check(z.trim(), z.maxLength(maxSearchLength, `Please keep this to ${maxSearchLength} characters`), oneLine),
  ),
);

/** Filters security events. `from` is inclusive, `until` is exclusive. */
export const findSecurityEventsRule = z.object({
  kinds: z.optional(z.nullable(z.array(z.enum(securityEventKinds, 'Please select an event')))),
  account: text,
  address: text,
  from: instant,
  until: instant,
});
export type FindSecurityEvents = z.infer<typeof findSecurityEventsRule>;
