import pg from 'pg';
import type { Logger } from 'pino';
import { GuardedPool } from '#db/guarded-pool';
import { connectionOptions } from '#db/orm';

interface Options {
  databaseUrl: string;
  connections: number;
  log: Logger;
}

/** A pool for the reads of live events, so that a burst of events takes no connections from requests. */
export function openEventPool({ databaseUrl, connections, log }: Options): { pool: pg.Pool; stop(): Promise<void> } {
  const options = connectionOptions('10x event reads', connections);
  const pool = new pg.Pool({ connectionString: databaseUrl, idleTimeoutMillis: 30_000, ...options } as pg.PoolConfig);
  pool.on('error', (err) => log.warn({ err }, 'an idle connection for live events was lost'));
  return { pool: new GuardedPool(pool).pool, stop: () => pool.end() };
}
