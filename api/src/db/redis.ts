import type { Logger } from 'pino';
import { createClient, type RedisClientType } from 'redis';
import { SilenceTimer } from '#db/silence-timer';
import { policies } from '#dependencies/policies';

export type RedisPolicy = { [Name in keyof typeof policies.redis]: number };

/**
 * The connection for commands. While Redis is away they fail at once instead of queueing, and it reconnects on its own, also
 * where the connection is dead and no one said so.
 */
export async function openRedis(
  url: string,
  log: Logger,
  policy: RedisPolicy = policies.redis,
): Promise<RedisClientType> {
  const { connectMs, maxReconnectMs, maxQueue } = policy;
  // The first connection is the caller's to try again: it can tell a wrong password from a Redis that is away.
  let wasConnected = false;
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueue,
    socket: {
      connectTimeout: connectMs,
      // Also ends a connection that opens, and then never answers.
      socketTimeout: connectMs,
      keepAliveInitialDelay: 10_000,
      reconnectStrategy: (retries) => wasConnected && Math.min(50 * 2 ** retries, maxReconnectMs),
    },
  });
  client.on('error', (err) => wasConnected && log.warn({ err }, 'Redis is away'));
  await client.connect();
  wasConnected = true;
  startHeartbeat(client, log, policy);
  return client;
}

/** Gives up the connection and opens another one; what waits for an answer fails. */
export function reconnect(client: RedisClientType, log: Logger): void {
  // One that is not ready is already being replaced, or was closed.
  if (!client.isReady) return;
  log.warn('Redis does not answer; the connection is replaced');
  client.destroy();
  client.connect().catch(() => undefined); // told by its error event
}

/** For as long as the client is open. The library pings, too, but waits forever for the answer. */
function startHeartbeat(client: RedisClientType, log: Logger, { pingEveryMs, pingMs }: RedisPolicy): void {
  const silence = new SilenceTimer(() => reconnect(client, log));
  silence.limitMs = pingMs;
  const ping = async () => {
    if (client.isReady) {
      silence.markSent();
      await client.ping().catch(() => undefined); // told by its error event
      silence.markAnswered();
    }
    if (client.isOpen) setTimeout(() => void ping(), pingEveryMs).unref();
  };
  setTimeout(() => void ping(), pingEveryMs).unref();
}
