import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Bus, Feed, Feeds, Topic, Topics } from '#live/bus';
import { createMemoryBus } from '#live/memory-bus';
import { NotifyConnection } from '#live/notify-connection';

interface Options {
  databaseUrl: string;
  log: Logger;
}

type Content = { topic: Topic; payload: Topics[Topic] } | { feed: Feed; of: string; payload: Feeds[Feed] };

/** How many event ids are remembered, so that events read again after an outage are delivered once. */
const maxSeenIds = 10_000;
/** A statement that was running when the connection was lost may have become visible only afterward. */
const overlapSeconds = 10;

/**
 * The bus of several servers without Redis: PostgreSQL notifications. Events are also stored, and after an outage a server reads
 * those it has missed; missed feed events are read from the stored data. Requires a persistent connection, so no pooler in
 * transaction mode.
 */
export async function createPostgresBus({ databaseUrl, log }: Options): Promise<Bus> {
  const local = createMemoryBus();
  const seenIds = new Set<string>();
  const handleMessage = async ({ id, text }: { id: string; text: string }) => {
    const content = JSON.parse(text) as Content;
    if ('feed' in content) return local.feed(content.feed, content.of, content.payload);
    if (seenIds.has(id)) return;
    seenIds.add(id);
    if (seenIds.size > maxSeenIds) seenIds.delete(seenIds.values().next().value ?? '');
    await local.publish(content.topic, content.payload);
  };
  const readMissed = async (client: pg.Client, connectedUntil: Date) => {
    const { rows } = await client.query<{ id: string; text: string }>(
      `select id, message as text from live_event
        where created_at > $1::timestamptz - interval '${overlapSeconds} seconds' order by position nulls first`,
      [connectedUntil],
    );
    for (const row of rows) await handleMessage(row);
  };
  const connection = new NotifyConnection({
    databaseUrl,
    log,
    onMessage: (message) => void handleMessage(message),
    onReconnect: readMissed,
  });
  await connection.start();
  const send = (content: Content, isStored: boolean) =>
    connection.send({ id: randomUUID(), text: JSON.stringify(content), isStored });
  return {
    isLocal: false,
    publish: (topic, payload) => send({ topic, payload }, true),
    subscribe: (topic) => local.subscribe(topic),
    feed: (feed, of, payload) => send({ feed, of, payload }, false),
    follow: (feed, of, listener) => local.follow(feed, of, listener),
    getQuietPeriodMs: () => local.getQuietPeriodMs(),
    isHealthy: () => connection.ping(),
    catchUp: () => connection.catchUp(),
    stop: () => connection.stop(),
  };
}
