import type { Logger } from 'pino';
import { createClient, type RedisClientType } from 'redis';
import { SilenceTimer } from '#db/silence-timer';
import { policies } from '#dependencies/policies';

export type RedisPolicy = { [Name in keyof typeof policies.redis]: number };

/**
 * The connection for commands. While Redis is down they fail immediately instead of queueing. Reconnects automatically,
 * even if the connection is half-open.
 */
export async function openRedis(
  url: string,
  log: Logger,
  policy: RedisPolicy = policies.redis,
): Promise<RedisClientType> {
  const { connectMs, maxReconnectMs, maxQueue } = policy;
  // The caller retries the first connection: it can distinguish a wrong password from a Redis that is down.
  let wasConnected = false;
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueue,
    socket: {
      connectTimeout: connectMs,
      // Also ends a connection that opens but never responds.
      socketTimeout: connectMs,
      keepAliveInitialDelay: 10_000,
      reconnectStrategy: (retries) => wasConnected && Math.min(50 * 2 ** retries, maxReconnectMs),
    },
  });
  client.on('error', (err) => wasConnected && log.warn({ err }, 'Redis is down'));
  await client.connect();
  wasConnected = true;
  startHeartbeat(client, log, policy);
  return client;
}

/** Closes the connection and opens a new one; pending commands fail. */
export function reconnect(client: RedisClientType, log: Logger): void {
  // One that is not ready is already being replaced, or was closed.
  if (!client.isReady) return;
  log.warn('Redis does not respond; replacing the connection');
  client.destroy();
  client.connect().catch(() => undefined); // reported by its error event
}

/** For as long as the client is open. The library pings too, but waits for the reply forever. */
function startHeartbeat(client: RedisClientType, log: Logger, { pingEveryMs, pingMs }: RedisPolicy): void {
  const silence = new SilenceTimer(() => reconnect(client, log));
  silence.limitMs = pingMs;
  const ping = async () => {
    if (client.isReady) {
      silence.markSent();
      await client.ping().catch(() => undefined); // reported by its error event
      silence.markAnswered();
    }
    if (client.isOpen) setTimeout(() => void ping(), pingEveryMs).unref();
  };
  setTimeout(() => void ping(), pingEveryMs).unref();
}
