import { EventEmitter, on } from 'node:events';
import { type Bus, type Feed, type Feeds, isClientTopic, type Topic, type Topics } from '#live/bus';

/**
 * The bus of a single server. It listens from the call of `subscribe`, not from the first read, so no event is lost in between.
 */
export function createMemoryBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  const feeds = new EventEmitter().setMaxListeners(0);
  let lastEventAt = performance.now();
  return {
    isLocal: true,
    publish: async (topic, payload) => {
      if (isClientTopic(topic)) lastEventAt = performance.now();
      emitter.emit(topic, payload);
    },
    subscribe: <T extends Topic>(topic: T) => toPayloadIterator<Topics[T]>(on(emitter, topic)),
    feed: async (feed, id, event) => void feeds.emit(`${feed}:${id}`, event),
    follow: <F extends Feed>(feed: F, id: string, listener: (event: Feeds[F]) => void) => {
      feeds.on(`${feed}:${id}`, listener);
      return () => void feeds.off(`${feed}:${id}`, listener);
    },
    getQuietPeriodMs: () => performance.now() - lastEventAt,
    isHealthy: async () => true,
    catchUp: async () => undefined,
    stop: async () => {
      emitter.removeAllListeners();
      feeds.removeAllListeners();
    },
  };
}

/** Node's iterator yields the arguments of each event as an array; a topic has one. */
function toPayloadIterator<P>(events: NodeJS.AsyncIterator<P[]>): AsyncIterableIterator<P> {
  const unwrap = ({ value, done }: IteratorResult<P[], unknown>): IteratorResult<P> =>
    done ? { value: undefined, done: true } : { value: value[0] as P, done: false };
  const end = async (): Promise<IteratorResult<P>> => {
    await events.return?.();
    return { value: undefined, done: true };
  };
  return {
    next: async () => unwrap(await events.next()),
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
