import type { EntityManager } from '@mikro-orm/postgresql';

/** Acquires a lock on a name until the end of the transaction, for things that have no row yet. */
export async function acquireAdvisoryLock(tx: EntityManager, name: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
