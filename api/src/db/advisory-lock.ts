import type { EntityManager } from '@mikro-orm/postgresql';

/** Waits until no one else holds this name, and holds it to the end of the transaction: for what no row stands for yet. */
export async function acquireAdvisoryLock(tx: EntityManager, name: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
