import type { Logger } from 'pino';
import type { RedisClientType } from 'redis';
import type { Bus } from '#live/bus';
import { createMemoryBus } from '#live/memory-bus';
import { createPostgresBus } from '#live/postgres-bus';
import { createRedisBus } from '#live/redis-bus';
import type { Settings } from '#settings';

interface Options {
  settings: Pick<Settings, 'database' | 'workers'>;
  redis: RedisClientType | null;
  databaseUrl: string;
  log: Logger;
}

/** Over Redis if configured, else over the database if there may be other servers. */
export async function openBus({ settings, redis, databaseUrl, log }: Options): Promise<Bus> {
  if (redis) return createRedisBus(redis, log);
  const isAlone = settings.database.kind === 'embedded' && settings.workers === 1;
  return isAlone ? createMemoryBus() : createPostgresBus({ databaseUrl, log });
}
