import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RedisClientType } from 'redis';
import type { Bus, Feed, Feeds, Topic, Topics } from '#live/bus';
import { memoryBus } from '#live/memory-bus';

/** Apart, so that no number of replies pushes out the end of a session. */
const eventStream = '10x:events';
const feedStream = '10x:feeds';
/** About this many of each stay readable for a server that was away for a moment. */
const kept = 10_000;
const pause = 500;

/**
 * The bus of many servers: two Redis streams, read by each server on a connection of its own, because reading blocks.
 * After an outage a server goes on from the last event that it saw.
 */
export async function redisBus(client: RedisClientType, log: Logger): Promise<Bus> {
  const local = memoryBus();
  const reader = client.duplicate({ disableOfflineQueue: false });
  reader.on('error', (err) => log.warn({ err }, 'the event stream is away'));
  await reader.connect();
  const last = { [eventStream]: await newestOf(client, eventStream), [feedStream]: await newestOf(client, feedStream) };
  let stopped = false;

  const hear = async (name: string, { id, message }: Entry) => {
    last[name as keyof typeof last] = id;
    const { topic, feed, of, payload } = message;
    if (!payload) return;
    if (feed && of) await local.feed(feed as Feed, of, JSON.parse(payload));
    else if (topic) await local.publish(topic as Topic, JSON.parse(payload));
  };
  const follow = async () => {
    while (!stopped) {
      try {
        const streams = Object.entries(last).map(([key, id]) => ({ key, id }));
        const answer = await reader.xRead(streams, { BLOCK: 5000, COUNT: 1000 });
        for (const { name, messages } of streamsOf(answer)) for (const entry of messages) await hear(name, entry);
      } catch (err) {
        if (stopped) return;
        log.warn({ err }, 'the event stream could not be read; trying again');
        await delay(pause);
      }
    }
  };
  const following = follow();

  const add = async (stream: string, entry: Record<string, string>) => {
    const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept } } as const;
    await client.xAdd(stream, '*', entry, trim);
  };
  return {
    publish: (topic, payload) => add(eventStream, { topic, payload: JSON.stringify(payload) }),
    subscribe: <T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]> => local.subscribe(topic),
    feed: <F extends Feed>(feed: F, of: string, event: Feeds[F]) =>
      add(feedStream, { feed, of, payload: JSON.stringify(event) }),
    follow: (feed, of, heard) => local.follow(feed, of, heard),
    quietFor: () => local.quietFor(),
    healthy: async () => reader.isReady,
    stop: async () => {
      stopped = true;
      reader.destroy();
      await following;
    },
  };
}

async function newestOf(client: RedisClientType, stream: string): Promise<string> {
  const newest = await client.xRevRange(stream, '+', '-', { COUNT: 1 });
  return newest?.[0]?.id ?? '0-0';
}

interface Entry {
  id: string;
  message: Record<string, string>;
}
const streamsOf = (answer: unknown): Array<{ name: string; messages: Entry[] }> =>
  Array.isArray(answer) ? answer : [];
