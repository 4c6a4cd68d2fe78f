import type { EntityManager } from '@mikro-orm/postgresql';
import type { StrategyCall } from '#calls/strategy-call.entity';

/**
 * Links the next booked call with the newest enquiry of the same email, if neither is linked yet. Runs in the transaction that
 * books the call or stores the enquiry, after the write.
 */
export async function linkCall(tx: EntityManager, email: string): Promise<void> {
  await lockByEmail(tx, email);
  await tx.execute(
    `update enquiries set call_id = call.id, updated_at = now()
       from (select id from strategy_calls c
              where email = ? and starts_at > now() and cancelled_at is null and confirmed_at is not null
                and not exists (select 1 from enquiries e where e.call_id = c.id)
              order by starts_at limit 1) call
      where enquiries.id = (select id from enquiries where email = ? and call_id is null order by id desc limit 1)`,
    [email, email],
  );
}

/** Unlinks a canceled call from its enquiry, which may get another call with the same email. */
export async function unlinkCall(tx: EntityManager, { id, email }: StrategyCall): Promise<void> {
  await lockByEmail(tx, email);
  await tx.execute('update enquiries set call_id = null, updated_at = now() where call_id = ?', [id]);
  await linkCall(tx, email);
}

/**
 * Serializes transactions of one email, because concurrent ones wouldn't see each other. Held until the end of the transaction.
 */
export async function lockByEmail(tx: EntityManager, email: string): Promise<void> {
  await tx.execute("select pg_advisory_xact_lock(hashtextextended('calls of ' || ?, 0))", [email]);
}
