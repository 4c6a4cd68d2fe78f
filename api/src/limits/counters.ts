import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import type { Limit } from '#limits/limit-table';

export type CreateCounter = (name: string, limit: Limit) => RateLimiterAbstract;

/** Counters that all servers share: in Redis where there is one, else in the database. While that is away nobody gets in. */
export function sharedCounters(pool: Pool, redis: RedisClientType | null): CreateCounter {
  return (name, { points, minutes, by }) => {
    const options = {
      keyPrefix: `10x:limit:${name}:${by.replaceAll(' ', '-')}:${minutes}`,
      points,
      duration: minutes * 60,
    };
    if (redis) return new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
    // The table is a migration's, and a job deletes what has expired, once for all servers.
    const table = { tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false };
    return new RateLimiterPostgres({ ...options, ...table, storeClient: pool, storeType: 'pool' });
  };
}
