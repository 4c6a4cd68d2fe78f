import { brand } from 'rules/brand';
import { strategyCalls } from 'rules/call-times';
import { callCalendar } from '#calls/call-calendar';
import { callUrl } from '#calls/call-url';
import type { StrategyCall } from '#calls/strategy-call.entity';
import { agencyInbox } from '#mail/addresses';
import { agencyTime } from '#mail/agency-time';
import type { Mail } from '#mail/mail';
import type { Context } from '#context';

type Message = Omit<Mail, 'id'>;
type Words = Pick<Message, 'subject' | 'text'>;

// Whoever books types any name and any e-mail. So no mail to that e-mail repeats the name, and only a confirmed call has a file.

/** Asks the owner of an e-mail that is new here to confirm. Until then the time is only held. */
export const holdMail = (call: StrategyCall, key: string, settings: Context['settings']): Message => ({
  to: getVisitor(call),
  subject: `Confirm your strategy call with ${brand.name}`,
  text: `Hello,

Please confirm your ${strategyCalls.minutes}-minute strategy call:

${agencyTime(call.startsAt)}

${callUrl(key, settings)}

We hold this time for ${strategyCalls.holdMinutes} minutes. If you didn't book a call, ignore this email: the booking expires by itself.

${brand.name}
`,
});

/** To whoever booked. The calendar file has the time in their own zone; the text has the agency's, and says so. */
export const callConfirmation = (call: StrategyCall, key: string, settings: Context['settings']): Message =>
  toVisitor(call, settings, {
    subject: `Your strategy call with ${brand.name}`,
    text: `Hello,

Your ${strategyCalls.minutes}-minute strategy call is booked:

${agencyTime(call.startsAt)}

The attached file puts it into your calendar, in your own time zone.

Move or cancel this call:

${callUrl(key, settings)}

${brand.name}
`,
  });

export const callNotice = (call: StrategyCall, settings: Context['settings']): Message =>
  toAgency(call, settings, {
    subject: `Strategy call with ${call.name}`,
    text: `${call.name} <${call.email}> booked a strategy call:

${agencyTime(call.startsAt)}
`,
  });

export function toVisitor(call: StrategyCall, settings: Context['settings'], words: Words): Message {
  const to = getVisitor(call);
  return { to, ...words, calendar: callCalendar(call, settings, { invitee: to }) };
}

/** An answer to it goes to whoever booked. */
export function toAgency(call: StrategyCall, settings: Context['settings'], words: Words): Message {
  const to = agencyInbox(settings);
  const replyTo = { name: call.name, address: call.email };
  return { to, replyTo, ...words, calendar: callCalendar(call, settings, { invitee: to, visitor: call.name }) };
}

const getVisitor = ({ email }: StrategyCall): Mail['to'] => ({ name: '', address: email });
