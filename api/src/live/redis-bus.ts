import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RedisClientType } from 'redis';
import { reconnect } from '#db/redis';
import { SilenceTimer } from '#db/silence-timer';
import { policies } from '#dependencies/policies';
import type { Bus, Feed, Feeds, Topic, Topics } from '#live/bus';
import { BusProbe } from '#live/bus-probe';
import { createMemoryBus } from '#live/memory-bus';

/** A separate stream, so that many replies can't evict the end of a session. */
const eventStream = '10x:events';
const feedStream = '10x:feeds';
/** A probe that a server publishes and expects back. */
const probeStream = '10x:probes';
/** About this many events of each stream stay available to a server that was briefly disconnected. */
const maxStreamLength = 10_000;

export type EventsPolicy = { [Name in keyof typeof policies.events]: number };

/**
 * The bus of several servers: Redis streams, read by each server on its own connection, because reading blocks. After an outage a
 * server continues from the last event it saw.
 */
export async function createRedisBus(
  client: RedisClientType,
  log: Logger,
  { blockMs, slackMs, retryMs }: EventsPolicy = policies.events,
): Promise<Bus> {
  const local = createMemoryBus();
  const streams = [eventStream, feedStream, probeStream];
  const last = new Map<string, string>();
  for (const stream of streams) last.set(stream, await getNewestId(client, stream));
  const reader = client.duplicate();
  reader.on('error', (err) => log.warn({ err }, 'the event stream is unavailable'));
  try {
    await reader.connect();
  } catch (error) {
    // A retry of the start opens a new one.
    if (reader.isOpen) reader.destroy();
    throw error;
  }
  const silence = new SilenceTimer(() => reconnect(reader, log));
  silence.limitMs = blockMs + slackMs;
  let stopped = false;

  const add = async (stream: string, entry: Record<string, string>) => {
    const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxStreamLength } } as const;
    await client.xAdd(stream, '*', entry, trim);
  };
  const probe = new BusProbe((id) => add(probeStream, { probe: id }));
  const handleEntry = async (name: string, { id, message }: Entry) => {
    last.set(name, id);
    const { topic, feed, of, payload } = message;
    if (message.probe) probe.onEcho(message.probe);
    if (!payload) return;
    if (feed && of) await local.feed(feed as Feed, of, JSON.parse(payload));
    else if (topic) await local.publish(topic as Topic, JSON.parse(payload));
  };
  const read = async () => {
    silence.markSent();
    try {
      const from = [...last].map(([key, id]) => ({ key, id }));
      return toStreams(await reader.xRead(from, { BLOCK: blockMs, COUNT: 1000 }));
    } finally {
      silence.markAnswered();
    }
  };
  /** A Redis that was emptied, or replaced by one whose clock is behind, issues ids below those already read. */
  const resetTruncatedStreams = async () => {
    for (const [stream, id] of last) if (isBefore(await getNewestId(client, stream), id)) last.set(stream, '0-0');
  };
  let reading = Promise.withResolvers<void>();
  const catchUp = async () => {
    const newest = await getNewestId(client, eventStream);
    while (isBefore(last.get(eventStream) ?? '0-0', newest)) await reading.promise;
  };
  const readLoop = async () => {
    while (!stopped) {
      try {
        const batches = await read();
        for (const { name, messages } of batches) for (const entry of messages) await handleEntry(name, entry);
        if (batches.length === 0 && !stopped) await resetTruncatedStreams();
        reading.resolve();
        reading = Promise.withResolvers<void>();
      } catch (err) {
        if (stopped) return;
        log.warn({ err }, 'the event stream could not be read; trying again');
        await delay(retryMs);
      }
    }
  };
  const loop = readLoop();

  return {
    isLocal: false,
    publish: (topic, payload) => add(eventStream, { topic, payload: JSON.stringify(payload) }),
    subscribe: <T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]> => local.subscribe(topic),
    feed: <F extends Feed>(feed: F, of: string, event: Feeds[F]) =>
      add(feedStream, { feed, of, payload: JSON.stringify(event) }),
    follow: (feed, of, heard) => local.follow(feed, of, heard),
    getQuietPeriodMs: () => local.getQuietPeriodMs(),
    isHealthy: () => probe.waitForEcho(),
    catchUp,
    stop: async () => {
      stopped = true;
      reader.destroy();
      await loop;
    },
  };
}

async function getNewestId(client: RedisClientType, stream: string): Promise<string> {
  const newest = await client.xRevRange(stream, '+', '-', { COUNT: 1 });
  return newest?.[0]?.id ?? '0-0';
}

/** Whether one stream id is smaller than another. An id is a time in milliseconds and a sequence number. */
function isBefore(one: string, other: string): boolean {
  const [[ms = 0, number = 0], [otherMs = 0, otherNumber = 0]] = [one, other].map((id) =>
    id.split('-').map(Number),
  ) as [number[], number[]];
  return ms < otherMs || (ms === otherMs && number < otherNumber);
}

interface Entry {
  id: string;
  message: Record<string, string>;
}
const toStreams = (answer: unknown): Array<{ name: string; messages: Entry[] }> =>
  Array.isArray(answer) ? answer : [];
