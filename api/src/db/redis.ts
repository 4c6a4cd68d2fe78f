import type { Logger } from 'pino';
import { createClient, type RedisClientType } from 'redis';

/** The connection for commands. While Redis is away they fail at once instead of queueing, and it reconnects by itself. */
export async function openRedis(url: string, log: Logger): Promise<RedisClientType> {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2000) },
  });
  client.on('error', (err) => log.warn({ err }, 'Redis is away'));
  await client.connect();
  return client;
}
