import type { EntityManager } from '@mikro-orm/postgresql';
import { StrategyCall } from '#calls/strategy-call.entity';
import { lockByEmail } from '#enquiries/link-call';
import { notFound } from '#errors';
import { hashKey } from '#secret-key';

/**
 * The call that a key opens, as it stands once no one else changes it, in the caller's transaction. The turn is that of
 * `linkCall`, taken first: a lock on the call's row would wait for whoever joins it with an enquiry, and they for it.
 */
export async function claimCall(tx: EntityManager, key: string): Promise<StrategyCall> {
  const call = await tx.findOne(StrategyCall, { keyHash: hashKey(key) });
  if (!call) throw notFound('call');
  await lockByEmail(tx, call.email);
  await tx.refresh(call);
  return call;
}
