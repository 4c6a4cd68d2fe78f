import type { MikroORM } from '@mikro-orm/postgresql';
import { poolOf } from '#db/orm';

/** Runs work that only one server at a time may do: migrations, first data. The others wait, and find it done. */
export async function aloneOnDatabase(orm: MikroORM, work: () => Promise<void>): Promise<void> {
  const client = await (await poolOf(orm)).connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock(8243)');
    await work();
  } finally {
    client.release(true); // closes the connection, and with it the lock, also where the database went away
  }
}

/** Applies the migrations that are missing, however long that takes. Answers their names. */
export async function migrate(orm: MikroORM): Promise<string[]> {
  const connection = orm.em.getConnection();
  return connection.transactional(async (transaction) => {
    await connection.execute('set local statement_timeout = 0', [], 'run', transaction);
    const applied = await orm.migrator.up({ transaction });
    return applied.map((migration) => migration.name);
  });
}
