import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireId } from '#db/find-visible';
import { Lead } from '#leads/lead.entity';

/**
 * Locks the enquiry of a request and its lead, before the request itself: sales locks an enquiry's rows in the same order
 * (`#leads/lock-lead`). Null if the request has no enquiry.
 */
export async function lockLeadOfRequest(tx: EntityManager, requestId: string): Promise<Lead | null> {
  requireId(requestId);
  const [enquiry] = await tx.execute<Array<{ id: string }>>(
    'select id from enquiries where id = (select enquiry_id from client_store_requests where id = ?) for update',
    [requestId],
  );
  if (!enquiry) return null;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return tx.findOne(Lead, { enquiry: enquiry.id }, lock);
}
