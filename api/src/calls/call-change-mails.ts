import { brand } from 'rules/brand';
import { createAgencyMail, createVisitorMail } from '#calls/call-mails';
import { getCallUrl } from '#calls/call-url';
import type { StrategyCall } from '#calls/strategy-call.entity';
import { formatAgencyTime } from '#mail/agency-time';
import type { Mail } from '#mail/mail';
import type { Context } from '#context';

type Message = Omit<Mail, 'id'>;

export const movedMail = (call: StrategyCall, key: string, settings: Context['settings']): Message =>
  createVisitorMail(call, settings, {
    subject: `Your strategy call with ${brand.name} has moved`,
    text: `Hello,

Your strategy call has moved to:

${formatAgencyTime(call.startsAt)}

The attached file moves it in your calendar.

Move or cancel this call:

${getCallUrl(key, settings)}

${brand.name}
`,
  });

export const movedNotice = (call: StrategyCall, before: Date, settings: Context['settings']): Message =>
  createAgencyMail(call, settings, {
    subject: `Strategy call with ${call.name} has moved`,
    text: `${call.name} <${call.email}> moved the strategy call to:

${formatAgencyTime(call.startsAt)}

It was at:

${formatAgencyTime(before)}
`,
  });

export const cancellationMail = (call: StrategyCall, settings: Context['settings']): Message =>
  createVisitorMail(call, settings, {
    subject: `Your strategy call with ${brand.name} is canceled`,
    text: `Hello,

Your strategy call is canceled. It was at:

${formatAgencyTime(call.startsAt)}

The attached file removes it from your calendar. You can book another time whenever you like:

${new URL('/contact', settings.publicUrl).href}

${brand.name}
`,
  });

export const cancellationNotice = (call: StrategyCall, settings: Context['settings']): Message =>
  createAgencyMail(call, settings, {
    subject: `Strategy call with ${call.name} is canceled`,
    text: `${call.name} <${call.email}> canceled the strategy call at:

${formatAgencyTime(call.startsAt)}
`,
  });
