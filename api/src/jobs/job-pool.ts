import pg from 'pg';
import type { Logger } from 'pino';
import { GuardedClient } from '#db/guarded-client';
import { GuardedPool } from '#db/guarded-pool';
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
  /** From now on a worker fails at once where it would wait until the database is back. */
  stopWaiting(): void;
  stop(): Promise<void>;
}

/** How often a worker asks for a connection while there is none, in milliseconds. */
const retryMs = 500;

export function openJobPool({ databaseUrl, connections, log, metrics }: Options): JobPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    ...connectionOptions('10x jobs', connections),
    Client: JobClient,
  } as pg.PoolConfig);
  let isStopping = false;
  // A connection tells its loss while it is in use, the pool while it is not.
  const lost = (err: Error) => isStopping || log.warn({ err }, 'a connection of the job workers was lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  metrics.watchPool('jobs', pool);
  const pings = pingListeners(pool);
  const waiting = new AbortController();
  const guarded = new GuardedPool(pool, { retry: { everyMs: retryMs, signal: waiting.signal } });
  const stopWaiting = () => {
    isStopping = true; // the database may end first where the whole service is stopped
    waiting.abort();
  };
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

/**
 * The worker tries a statement again where the database is away, but knows few of the codes that say so, or that it is slow, full or
 * read-only. Without that, a job whose end could not be stored would stay locked for hours.
 */
class JobClient extends GuardedClient {
  override query(...args: unknown[]): never {
    const result: unknown = super.query(...args);
    return (result instanceof Promise ? result.catch(asRetryable) : result) as never;
  }
}

function asRetryable(error: unknown): never {
  if (!(error instanceof Error) || toAppError(error).code !== 'UNAVAILABLE') throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: 'EHOSTUNREACH' });
}
