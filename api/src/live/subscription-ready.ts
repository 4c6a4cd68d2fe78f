import type { SubscribePayload } from 'graphql-ws';
import type { Bus } from '#live/bus';

/**
 * What a follower who asks for it hears before any event: that from now on nothing passes unseen, and for how long nothing
 * happened. They know how old the answers are that they show, and so whether something may have fallen in between.
 */
export function subscriptionReady(id: string, { extensions }: SubscribePayload, bus: Bus): string | null {
  if (extensions?.following !== true) return null;
  const following = { quietFor: Math.floor(bus.getQuietPeriodMs()) };
  return JSON.stringify({ id, type: 'next', payload: { data: null, extensions: { following } } });
}
