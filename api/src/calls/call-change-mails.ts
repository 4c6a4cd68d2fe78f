import { brand } from 'rules/brand';
import { toAgency, toVisitor } from '#calls/call-mails';
import { callUrl } from '#calls/call-url';
import type { StrategyCall } from '#calls/strategy-call.entity';
import { agencyTime } from '#mail/agency-time';
import type { Mail } from '#mail/mail';
import type { Context } from '#context';

type Message = Omit<Mail, 'id'>;

export const movedMail = (call: StrategyCall, key: string, settings: Context['settings']): Message =>
  toVisitor(call, settings, {
    subject: `Your strategy call with ${brand.name} has moved`,
    text: `Hello,

Your strategy call now takes place at another time:

${agencyTime(call.startsAt)}

The attached file moves it in your calendar.

Move or cancel this call:

${callUrl(key, settings)}

${brand.name}
`,
  });

export const movedNotice = (call: StrategyCall, before: Date, settings: Context['settings']): Message =>
  toAgency(call, settings, {
    subject: `Strategy call with ${call.name} has moved`,
    text: `${call.name} <${call.email}> moved the strategy call to:

${agencyTime(call.startsAt)}

It was at:

${agencyTime(before)}
`,
  });

export const cancelledMail = (call: StrategyCall, settings: Context['settings']): Message =>
  toVisitor(call, settings, {
    subject: `Your strategy call with ${brand.name} is canceled`,
    text: `Hello,

Your strategy call is canceled. It was at:

${agencyTime(call.startsAt)}

The attached file takes it out of your calendar. You can book another time whenever you like:

${new URL('/contact', settings.publicUrl).href}

${brand.name}
`,
  });

export const cancelledNotice = (call: StrategyCall, settings: Context['settings']): Message =>
  toAgency(call, settings, {
    subject: `Strategy call with ${call.name} is canceled`,
    text: `${call.name} <${call.email}> canceled the strategy call at:

${agencyTime(call.startsAt)}
`,
  });
