import { createEvent } from 'ics';
import { brand } from 'rules/brand';
import { strategyCalls } from 'rules/strategy-calls';
import type { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';

/** The call as an iCalendar file (RFC 5545), in UTC: every calendar shows it in its owner's own time. */
export function callCalendar(
  { id, name, startsAt, createdAt }: StrategyCall,
  { publicUrl }: Context['settings'],
): string {
  const { error, value } = createEvent({
    uid: `${id}@${publicUrl.hostname}`,
    productId: brand.name,
    method: 'PUBLISH',
    title: `Strategy call: ${brand.name} and ${name}`,
    url: publicUrl.href,
    start: startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: strategyCalls.minutes },
    created: createdAt.getTime(),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  });
  if (!value) throw new Error('The calendar file could not be written', { cause: error });
  return value;
}
