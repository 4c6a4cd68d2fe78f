import type { EntityManager } from '@mikro-orm/postgresql';
import { StrategyCall } from '#calls/strategy-call.entity';
import { lockByEmail } from '#enquiries/link-call';
import { notFound } from '#errors';
import { hashKey } from '#secret-key';

/**
 * Locks and returns the call of a key, in the caller's transaction. Takes the advisory lock of `linkCall` first: locking
 * the call's row first would deadlock with a transaction that links it to an enquiry.
 */
export async function claimCall(tx: EntityManager, key: string): Promise<StrategyCall> {
  const call = await tx.findOne(StrategyCall, { keyHash: hashKey(key) });
  if (!call) throw notFound('call');
  await lockByEmail(tx, call.email);
  await tx.refresh(call);
  return call;
}
