import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RedisClientType } from 'redis';
import type { Bus, Topic, Topics } from '#live/bus';
import { memoryBus } from '#live/memory-bus';

const stream = '10x:events';
/** About this many events stay readable for a server that was away for a moment. */
const kept = 10_000;
const pause = 500;

/**
 * The bus of many servers: one Redis stream, read by each server on a connection of its own, because reading blocks.
 * After an outage a server goes on from the last event that it saw.
 */
export async function redisBus(client: RedisClientType, log: Logger): Promise<Bus> {
  const local = memoryBus();
  const reader = client.duplicate({ disableOfflineQueue: false });
  reader.on('error', (err) => log.warn({ err }, 'the event stream is away'));
  await reader.connect();
  const newest = await client.xRevRange(stream, '+', '-', { COUNT: 1 });
  let last = newest?.[0]?.id ?? '0-0';
  let stopped = false;

  const follow = async () => {
    while (!stopped) {
      try {
        const answer = await reader.xRead({ key: stream, id: last }, { BLOCK: 5000, COUNT: 100 });
        for (const { id, message } of entriesOf(answer)) {
          last = id;
          if (message.topic && message.payload)
            await local.publish(message.topic as Topic, JSON.parse(message.payload));
        }
      } catch (err) {
        if (stopped) return;
        log.warn({ err }, 'the event stream could not be read; trying again');
        await delay(pause);
      }
    }
  };
  const following = follow();

  return {
    publish: async <T extends Topic>(topic: T, payload: Topics[T]) => {
      const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept } } as const;
      await client.xAdd(stream, '*', { topic, payload: JSON.stringify(payload) }, trim);
    },
    subscribe: (topic) => local.subscribe(topic),
    healthy: async () => reader.isReady,
    stop: async () => {
      stopped = true;
      reader.destroy();
      await following;
    },
  };
}

type Entry = { id: string; message: Record<string, string> };
const entriesOf = (answer: unknown): Entry[] =>
  Array.isArray(answer) ? answer.flatMap(({ messages }: { messages: Entry[] }) => messages) : [];
