import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { callConfirmation, callNotice } from '#calls/call-mails';
import type { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { linkCall } from '#enquiries/link-call';
import { queueMail } from '#mail/queue-mail';

/** Confirms a booking in the caller's transaction: both sides get an email with the calendar file. */
export async function confirmBooking(
  tx: EntityManager,
  call: StrategyCall,
  key: string,
  settings: Context['settings'],
): Promise<void> {
  call.confirmedAt = clock.date();
  call.cancelledAt = null;
  await tx.flush(); // the loser of a race fails here, before any email is written
  await linkCall(tx, call.email);
  await queueMail(tx, callConfirmation(call, key, settings));
  await queueMail(tx, callNotice(call, settings));
}
