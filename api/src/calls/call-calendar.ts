import { createEvent } from 'ics';
import { brand } from 'rules/brand';
import { strategyCallSchedule } from 'rules/call-times';
import type { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { getSenderAddress } from '#mail/addresses';
import type { Mail } from '#mail/mail';

type Event = Pick<StrategyCall, 'id' | 'startsAt' | 'createdAt' | 'updatedAt' | 'sequence' | 'cancelledAt'>;

/**
 * The call as an iCalendar file (RFC 5545), in UTC, which calendars show in local time. Calendars that have the entry
 * apply the file with the higher sequence. Emailed files invite their reader, so that calendars apply updates
 * automatically (RFC 5546); downloaded ones name no one. Only the agency's file has the visitor's name, because it is free
 * text and may come from someone else.
 */
export function createCallCalendar(
  { id, startsAt, createdAt, updatedAt, sequence, cancelledAt }: Event,
  settings: Context['settings'],
  { invitee, visitor }: { invitee?: Mail['to']; visitor?: string } = {},
): string {
  const { error, value } = createEvent({
    uid: `${id}@${settings.publicUrl.hostname}`,
    sequence,
    productId: brand.name,
    method: cancelledAt ? 'CANCEL' : invitee ? 'REQUEST' : 'PUBLISH',
    title: visitor ? `Strategy call: ${brand.name} and ${visitor}` : `Strategy call with ${brand.name}`,
    url: settings.publicUrl.href,
    start: startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: strategyCallSchedule.minutes },
    created: createdAt.getTime(),
    lastModified: updatedAt.getTime(),
    status: cancelledAt ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: cancelledAt ? 'FREE' : 'BUSY',
    organizer: { name: brand.name, email: getSenderAddress(settings) },
    ...(invitee && { attendees: [toAttendee(invitee)] }),
  });
  if (!value) throw new Error('The calendar file could not be written', { cause: error });
  return value;
}

/** The person who booked has already accepted. A quoted name cannot contain quotes (RFC 5545 §3.2). */
const toAttendee = ({ name, address }: Mail['to']) => ({
  name: (name || address).replaceAll('"', "'"),
  email: address,
  rsvp: false,
  partstat: 'ACCEPTED' as const,
  role: 'REQ-PARTICIPANT' as const,
});
