import type { SubscribePayload } from 'graphql-ws';
import type { Bus } from '#live/bus';

/**
 * An optional first message to a follower: that no event will be missed from now on, and how long ago the last one was. From the
 * age of the data they show, they know whether they may have missed something before that.
 */
export function subscriptionReady(id: string, { extensions }: SubscribePayload, bus: Bus): string | null {
  if (extensions?.following !== true) return null;
  const following = { quietFor: Math.floor(bus.getQuietPeriodMs()) };
  return JSON.stringify({ id, type: 'next', payload: { data: null, extensions: { following } } });
}
