import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import pRetry from 'p-retry';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import { openOrm, getPool } from '#db/orm';
import { runAsBackgroundWork, withoutStatementTimeout } from '#db/statement-budget';

/** How often to poll for the lock of another server, in milliseconds. */
const pollMs = 200;

/**
 * Runs work that only one server at a time may do: migrations, initial data. The others wait and then find it done. They
 * poll, because `create index concurrently` never ends while another session waits within a statement.
 */
export async function withDatabaseLock(orm: MikroORM, work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  const client = await (await getPool(orm)).connect();
  try {
    // A wait within one statement would look like a dead connection.
    while (!(await tryLock(client))) await delay(pollMs, undefined, signal && { signal });
    await runAsBackgroundWork(work);
  } finally {
    client.release(true); // closes the connection, and with it the lock, even if the database is gone
  }
}

async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(8243) as held');
  return rows[0]?.held ?? false;
}

interface Options {
  url: string;
  log: Logger;
  /** Only these migrations; all by default. */
  names?: readonly string[];
}

/** How long a migration waits for a lock, while requests for its table queue behind it. */
const lockTimeoutMs = 2000;
/** After 0.5, 1, 2, 4, 8 and 16 seconds. */
const lockRetries = { retries: 6, minTimeout: 500, factor: 2 };

/** Applies the missing migrations, each in its own transaction. Returns their names. */
export async function migrate({ url, log, names }: Options): Promise<string[]> {
  const orm = await openOrm({ url, entities: [], log, connections: { writes: 1, reads: 1 }, lockTimeoutMs });
  try {
    const pending = (await orm.migrator.getPending()).filter(({ name }) => names?.includes(name) ?? true);
    for (const { name } of pending) await withoutStatementTimeout(() => apply(orm, name, log));
    return pending.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

/** A long transaction may lock a table: the migration then gives up its place in the queue and retries. */
async function apply(orm: MikroORM, name: string, log: Logger): Promise<void> {
  await pRetry(() => orm.migrator.up({ migrations: [name] }), {
    ...lockRetries,
    onFailedAttempt: ({ error, retryDelay }) => {
      if (!isLockTimeout(error)) throw error;
      if (retryDelay > 0)
        log.warn({ migration: name }, `a table of this migration is locked; trying again in ${retryDelay} ms`);
    },
  });
}

const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/** The newest migration that this version needs and the database lacks, and the newest that it has. */
export async function findPendingMigrations(orm: MikroORM): Promise<{ pending: string[]; newest: string | null }> {
  const pending = (await orm.migrator.getPending()).map(({ name }) => name);
  const executed = await orm.migrator.getExecuted();
  return { pending, newest: executed.at(-1)?.name ?? null };
}
