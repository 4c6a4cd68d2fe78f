import { brand } from 'rules/brand';
import { strategyCalls } from 'rules/strategy-calls';
import { callCalendar } from '#calls/call-calendar';
import type { StrategyCall } from '#calls/strategy-call.entity';
import { agencyInbox } from '#mail/addresses';
import type { Mail } from '#mail/mail';
import type { Context } from '#context';

type Message = Omit<Mail, 'id'>;

/** To whoever booked. The calendar file has the time in their own zone; the text has the agency's, and says so. */
export function callConfirmation(call: StrategyCall, settings: Context['settings']): Message {
  return {
    to: { name: call.name, address: call.email },
    subject: `Your strategy call with ${brand.name}`,
    text: `Hello ${call.name},

your ${strategyCalls.minutes}-minute strategy call is booked:

${timeOf(call)}

The attached file puts it into your calendar, in your own time zone.

${brand.name}
`,
    calendar: callCalendar(call, settings),
  };
}

export function callNotice(call: StrategyCall, settings: Context['settings']): Message {
  return {
    to: agencyInbox(settings),
    replyTo: { name: call.name, address: call.email },
    subject: `Strategy call with ${call.name}`,
    text: `${call.name} <${call.email}> booked a strategy call:

${timeOf(call)}
`,
    calendar: callCalendar(call, settings),
  };
}

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: strategyCalls.timeZone,
});
const timeOf = ({ startsAt }: StrategyCall) => `${clock.format(startsAt)} (${strategyCalls.timeZone})`;
