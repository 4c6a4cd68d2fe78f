import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import { DatabaseCounter } from '#limits/database-counter';
import type { Limit } from '#limits/limit-table';

export type CreateCounter = (name: string, limit: Limit) => RateLimiterAbstract;

/**
 * Counters shared by all servers: in Redis if configured, else in the database. While the store is down, requests are rejected.
 */
export function createCounterFactory(pool: Pool, redis: RedisClientType | null): CreateCounter {
  return (name, { points, minutes, by }) => {
    const options = {
      keyPrefix: `10x:limit:${name}:${by.replaceAll(' ', '-')}:${minutes}`,
      points,
      duration: minutes * 60,
    };
    if (redis) return new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
    return new DatabaseCounter(pool, options);
  };
}
