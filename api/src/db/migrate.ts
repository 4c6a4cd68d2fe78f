import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { poolOf } from '#db/orm';
import { asBackgroundWork, withoutStatementTimeout } from '#db/statement-budget';

/** How often the lock of another server is looked at, in milliseconds. */
const pollMs = 200;

/** Runs work that only one server at a time may do: migrations, first data. The others wait, and find it done. */
export async function aloneOnDatabase(orm: MikroORM, work: () => Promise<void>): Promise<void> {
  const client = await (await poolOf(orm)).connect();
  try {
    // Waiting in one statement would not be told from a dead connection.
    while (!(await hasLock(client))) await delay(pollMs);
    await asBackgroundWork(work);
  } finally {
    client.release(true); // closes the connection, and with it the lock, also where the database went away
  }
}

async function hasLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(8243) as held');
  return rows[0]?.held ?? false;
}

/** Applies the migrations that are missing, however long that takes. Answers their names. */
export async function migrate(orm: MikroORM): Promise<string[]> {
  const connection = orm.em.getConnection();
  return withoutStatementTimeout(() =>
    connection.transactional(async (transaction) => {
      const applied = await orm.migrator.up({ transaction });
      return applied.map((migration) => migration.name);
    }),
  );
}
