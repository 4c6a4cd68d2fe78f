import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Bus, Feed, Feeds, Topic, Topics } from '#live/bus';
import type { Metrics } from '#metrics';
import { withTraceparent } from '#telemetry/traceparent';

/** The same bus with metrics; its events carry the publisher's span to subscribers on any server. */
export function withBusMetrics(
  bus: Bus,
  { publishedEvents, receivedEvents }: Pick<Metrics, 'publishedEvents' | 'receivedEvents'>,
): Bus {
  // All subscribers on this server get the same object.
  const received = new WeakSet<object>();
  const count = (topic: Topic | Feed, event: object) => {
    if (received.has(event)) return;
    received.add(event);
    receivedEvents.inc({ topic });
  };
  return {
    ...bus,
    publish: async (topic, payload) => {
      publishedEvents.inc({ topic });
      await bus.publish(topic, withTraceparent(payload));
    },
    feed: async (feed, id, event) => {
      publishedEvents.inc({ topic: feed });
      const traced = withTraceparent(event);
      // A long reply has hundreds of pieces: publishing them creates no spans.
      await context.with(ROOT_CONTEXT, () => bus.feed(feed, id, traced));
    },
    subscribe: <T extends Topic>(topic: T) =>
      countEvents<Topics[T]>(bus.subscribe(topic), (event) => count(topic, event as object)),
    follow: <F extends Feed>(feed: F, id: string, listener: (event: Feeds[F]) => void) =>
      bus.follow(feed, id, (event) => {
        count(feed, event);
        listener(event);
      }),
  };
}

function countEvents<E>(events: AsyncIterableIterator<E>, count: (event: E) => void): AsyncIterableIterator<E> {
  const end = async (): Promise<IteratorResult<E>> => (await events.return?.()) ?? { value: undefined, done: true };
  return {
    next: async () => {
      const result = await events.next();
      if (!result.done) count(result.value);
      return result;
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
