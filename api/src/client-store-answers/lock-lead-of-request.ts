import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireId } from '#db/find-visible';
import { conflict } from '#errors';
import { Lead } from '#leads/lead.entity';

/** The enquiry that a lead has: that of the request, or the one that it was merged into. */
const enquiryOfRequest = `select coalesce(enquiries.merged_into_id, enquiries.id)
  from client_store_requests join enquiries on enquiries.id = client_store_requests.enquiry_id where client_store_requests.id = ?`;

/**
 * Locks the enquiry of a request and its lead, before the request itself: sales locks an enquiry's rows in the same order
 * (`#leads/lock-lead`). Null if the request has no enquiry.
 */
export async function lockLeadOfRequest(tx: EntityManager, requestId: string): Promise<Lead | null> {
  requireId(requestId);
  const [enquiry] = await tx.execute<Array<{ id: string; merged: string | null }>>(
    `select id, merged_into_id as merged from enquiries where id = (${enquiryOfRequest}) for update`,
    [requestId],
  );
  if (!enquiry) return null;
  // While this waited for the lock. The other enquiry must not be locked after this one.
  if (enquiry.merged) throw conflict('Sales has just merged the lead of this request. Try again');
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return tx.findOne(Lead, { enquiry: enquiry.id }, lock);
}

/** For announcements: locks nothing. */
export async function findLeadOfRequest(tx: EntityManager, requestId: string): Promise<Lead | null> {
  const [lead] = await tx.execute<Array<{ id: string }>>(
    `select id from leads where enquiry_id = (${enquiryOfRequest})`,
    [requestId],
  );
  return lead ? tx.findOne(Lead, lead.id) : null;
}
