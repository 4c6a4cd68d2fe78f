import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Bus, Feed, Feeds, Topic, Topics } from '#live/bus';
import { memoryBus } from '#live/memory-bus';
import { NotifyConnection } from '#live/notify-connection';

interface Options {
  databaseUrl: string;
  log: Logger;
}

type Content = { topic: Topic; payload: Topics[Topic] } | { feed: Feed; of: string; payload: Feeds[Feed] };

/** Ids of this many events are remembered: what is read again after an outage is told once. */
const maxRemembered = 10_000;
/** A statement under way when the connection was lost may have become visible only afterwards. */
const overlapSeconds = 10;

/**
 * The bus of many servers without Redis: notifications of PostgreSQL. Events are stored too, and after an outage a server reads those
 * that it has missed; what feeds miss is read from what is stored elsewhere. It needs a connection that stays the same, so no pooler
 * in transaction mode.
 */
export async function postgresBus({ databaseUrl, log }: Options): Promise<Bus> {
  const local = memoryBus();
  const heard = new Set<string>();
  const hear = async ({ id, text }: { id: string; text: string }) => {
    const content = JSON.parse(text) as Content;
    if ('feed' in content) return local.feed(content.feed, content.of, content.payload);
    if (heard.has(id)) return;
    heard.add(id);
    if (heard.size > maxRemembered) heard.delete(heard.values().next().value ?? '');
    await local.publish(content.topic, content.payload);
  };
  const readMissed = async (client: pg.Client, connectedUntil: Date) => {
    const { rows } = await client.query<{ id: string; text: string }>(
      `select id, message as text from live_event
        where created_at > $1::timestamptz - interval '${overlapSeconds} seconds' order by position nulls first`,
      [connectedUntil],
    );
    for (const row of rows) await hear(row);
  };
  const connection = new NotifyConnection({
    databaseUrl,
    log,
    hear: (message) => void hear(message),
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
    quietFor: () => local.quietFor(),
    healthy: () => connection.ping(),
    catchUp: () => connection.catchUp(),
    stop: () => connection.stop(),
  };
}
