import type { SubscribePayload } from 'graphql-ws';
import type { Bus } from '#live/bus';

/**
 * An optional first message to a follower: it will miss no event from now on, and the last one was this long ago. From the age of
 * its data, the follower knows whether it may have missed an event before that.
 */
export function subscriptionReady(id: string, { extensions }: SubscribePayload, bus: Bus): string | null {
  if (extensions?.following !== true) return null;
  const following = { quietFor: Math.floor(bus.getQuietPeriodMs()) };
  return JSON.stringify({ id, type: 'next', payload: { data: null, extensions: { following } } });
}
