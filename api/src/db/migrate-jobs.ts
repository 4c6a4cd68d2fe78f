import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { getCommandConfig } from '#db/command-client';

/** Migrates the tables of the job queue. */
export async function migrateJobs(connectionString: string, log: Logger): Promise<void> {
  const pool = new pg.Pool({ ...getCommandConfig(connectionString, 'migrate jobs'), max: 1 });
  // A pool that was ended may still be closing its connection while an embedded PostgreSQL stops, which causes an error.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: new WorkerLogger(() => (_level, message) => log.debug(message)) });
  } finally {
    await pool.end();
  }
}
