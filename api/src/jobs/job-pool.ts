import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { GuardedPool } from '#db/guarded-pool';
import { logStatements } from '#db/log-statements';
import { connectionOptions } from '#db/orm';
import { pingListeners } from '#db/ping-listeners';
import { toAppError } from '#errors';
import type { Metrics } from '#metrics';

interface Options {
  databaseUrl: string;
  connections: number;
  log: Logger;
  metrics: Pick<Metrics, 'watchPool'>;
}

/** The connections of all job workers of a server. */
export interface JobPool {
  pool: pg.Pool;
  /** From now on a worker fails at once instead of waiting for the database. */
  stopWaiting(): void;
  stop(): Promise<void>;
}

/** How often a worker retries to get a connection, in milliseconds. */
const retryIntervalMs = 500;

export function openJobPool({ databaseUrl, connections, log, metrics }: Options): JobPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    ...connectionOptions('10x jobs', connections),
  } as pg.PoolConfig);
  let isStopping = false;
  // The connection reports its own loss while in use, and the pool while it is idle.
  const lost = (err: Error) => isStopping || log.warn({ err }, 'a connection of the job workers was lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  metrics.watchPool('jobs', pool);
  logStatements(pool, 'jobs', log);
  const pings = pingListeners(pool);
  const waiting = new AbortController();
  const guarded = new GuardedPool(pool, { retry: { everyMs: retryIntervalMs, signal: waiting.signal } });
  const stopWaiting = () => {
    isStopping = true; // the database may stop first when the whole service is stopped
    waiting.abort();
  };
  retryFirstStatement(guarded.pool, waiting.signal);
  return {
    pool: guarded.pool,
    stopWaiting,
    stop: async () => {
      stopWaiting();
      pings.stop();
      await pool.end();
    },
  };
}

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * Retries the first statement of a checkout, over another connection, while PostgreSQL is unavailable, slow, full or read-only.
 * The worker claims and completes jobs in one statement each, which are safe to repeat; what follows in a transaction is sent
 * once. Otherwise the worker would give up at the first failure: https://github.com/graphile/worker/issues/636
 */
function retryFirstStatement(pool: pg.Pool, signal: AbortSignal): void {
  const connect = pool.connect.bind(pool);
  const connectAndRetry = async () => {
    let client = await connect();
    let isFirst = true;
    const query: Query = async (...args) => {
      const mayRetry = isFirst;
      isFirst = false;
      for (;;)
        try {
          return await (client.query as Query)(...args);
        } catch (error) {
          if (!mayRetry || signal.aborted || toAppError(error).code !== 'UNAVAILABLE') throw error;
          client.release(true);
          await delay(retryIntervalMs, undefined, { signal }).catch(() => undefined);
          client = await connect();
        }
    };
    return { query, release: (destroy?: boolean | Error) => client.release(destroy) };
  };
  Object.assign(pool, {
    connect: (callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : connectAndRetry()),
    query: async (...args: unknown[]) => {
      const client = await connectAndRetry();
      try {
        return await client.query(...args);
      } finally {
        client.release();
      }
    },
  });
}
