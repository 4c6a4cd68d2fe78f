import type { EntityManager } from '@mikro-orm/postgresql';

/** Frees the slot of an expired hold, in the caller's transaction. `but` is the call that gets the slot. */
export async function releaseExpiredHold(
  tx: EntityManager,
  startsAt: Date,
  exceptCallId: string | null = null,
): Promise<void> {
  await tx.execute(
    `update strategy_calls set cancelled_at = held_until, updated_at = now()
      where starts_at = ? and confirmed_at is null and cancelled_at is null and held_until <= now() and id is distinct from ?`,
    [startsAt, exceptCallId],
  );
}
