import pg from 'pg';
import type { Logger } from 'pino';
import { GuardedPool } from '#db/guarded-pool';
import { connectionOptions } from '#db/orm';

interface Options {
  databaseUrl: string;
  /** What its connections are for, in their `application_name` and in logs. */
  purpose: string;
  connections: number;
  log: Logger;
}

/** A pool beside the ORM's two, for statements that must not wait for the connections of requests. */
export function openSidePool({ databaseUrl, purpose, connections, log }: Options): {
  pool: pg.Pool;
  stop(): Promise<void>;
} {
  const options = connectionOptions(`10x ${purpose}`, connections);
  const pool = new pg.Pool({ connectionString: databaseUrl, idleTimeoutMillis: 30_000, ...options } as pg.PoolConfig);
  pool.on('error', (err) => log.warn({ err }, `an idle connection for ${purpose} was lost`));
  return { pool: new GuardedPool(pool).pool, stop: () => pool.end() };
}
