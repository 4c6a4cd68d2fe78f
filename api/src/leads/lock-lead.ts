import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { findVisible, requireId } from '#db/find-visible';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

/**
 * Locks a lead to move it, after its enquiry: the Client Store locks the rows of an enquiry in the same order, and its request
 * last (`#client-store-answers/lock-lead-of-request`).
 */
export async function lockLead(tx: EntityManager, viewer: Viewer | null, id: string): Promise<Lead> {
  requireId(id);
  await tx.execute('select 1 from enquiries where id = (select enquiry_id from leads where id = ?) for update', [id]);
  return findVisible(tx, Lead, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
