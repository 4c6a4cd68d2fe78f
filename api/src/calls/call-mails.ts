import { brand } from 'rules/brand';
import { strategyCallSchedule } from 'rules/call-times';
import { createCallCalendar } from '#calls/call-calendar';
import { getCallUrl } from '#calls/call-url';
import type { StrategyCall } from '#calls/strategy-call.entity';
import { getAgencyInbox } from '#mail/addresses';
import { formatAgencyTime } from '#mail/agency-time';
import type { Mail } from '#mail/mail';
import type { Context } from '#context';

type Message = Omit<Mail, 'id'>;
type MailContent = Pick<Message, 'subject' | 'text'>;

// Anyone can book with any name and address. So no email to that address repeats the name, and only confirmed calls have a file.

/** Asks the owner of a new address to confirm. Until then the time is only held. */
export const holdMail = (call: StrategyCall, key: string, settings: Context['settings']): Message => ({
  to: toRecipient(call),
  subject: `Confirm your strategy call with ${brand.name}`,
  text: `Hello,

Please confirm your ${strategyCallSchedule.minutes}-minute strategy call:

${formatAgencyTime(call.startsAt)}

${getCallUrl(key, settings)}

We hold this time for ${strategyCallSchedule.holdMinutes} minutes. If you didn't book a call, ignore this email: the booking expires on its own.

${brand.name}
`,
});

/** To the person who booked. The calendar file uses their time zone; the text uses the agency's and says so. */
export const callConfirmation = (call: StrategyCall, key: string, settings: Context['settings']): Message =>
  createVisitorMail(call, settings, {
    subject: `Your strategy call with ${brand.name}`,
    text: `Hello,

Your ${strategyCallSchedule.minutes}-minute strategy call is booked:

${formatAgencyTime(call.startsAt)}

The attached file adds it to your calendar, in your time zone.

Move or cancel this call:

${getCallUrl(key, settings)}

${brand.name}
`,
  });

export const callNotice = (call: StrategyCall, settings: Context['settings']): Message =>
  createAgencyMail(call, settings, {
    subject: `Strategy call with ${call.name}`,
    text: `${call.name} <${call.email}> booked a strategy call:

${formatAgencyTime(call.startsAt)}
`,
  });

export function createVisitorMail(call: StrategyCall, settings: Context['settings'], words: MailContent): Message {
  const to = toRecipient(call);
  return { to, ...words, calendar: createCallCalendar(call, settings, { invitee: to }) };
}

/** Replies go to the person who booked. */
export function createAgencyMail(call: StrategyCall, settings: Context['settings'], words: MailContent): Message {
  const to = getAgencyInbox(settings);
  const replyTo = { name: call.name, address: call.email };
  return { to, replyTo, ...words, calendar: createCallCalendar(call, settings, { invitee: to, visitor: call.name }) };
}

const toRecipient = ({ email }: StrategyCall): Mail['to'] => ({ name: '', address: email });
