import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { findVisible, requireId } from '#db/find-visible';
import { changedMeanwhile, notFound } from '#errors';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

/**
 * Locks a lead to move it, after its enquiry: the Client Store locks the rows of an enquiry in the same order, and its request
 * last (`#client-store-answers/lock-lead-of-request`).
 */
export async function lockLead(tx: EntityManager, viewer: Viewer | null, id: string): Promise<Lead> {
  requireId(id);
  const enquiries = await lockEnquiries(tx, [id]);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const lead = await findVisible(tx, Lead, id, visibleTo(viewer), lock);
  requireLocked(lead, enquiries);
  return lead;
}

/**
 * Locks two leads in the order of their ids: of two merges of the same leads, in whichever direction, the second waits and finds one
 * gone. Their enquiries come first.
 */
export async function lockLeads(
  tx: EntityManager,
  viewer: Viewer | null,
  ids: [string, string],
): Promise<[Lead, Lead]> {
  ids.forEach(requireId);
  const enquiries = await lockEnquiries(tx, ids);
  const found = await tx.find(
    Lead,
    { $and: [{ id: { $in: ids } }, visibleTo(viewer)] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const [lead, other] = ids.map((id) => found.find((each) => each.id === id));
  if (!lead || !other) throw notFound('lead');
  for (const each of found) requireLocked(each, enquiries);
  return [lead, other];
}

/** Locks the enquiries of leads, before the leads themselves. */
async function lockEnquiries(tx: EntityManager, leadIds: readonly string[]): Promise<Array<{ id: string }>> {
  const places = leadIds.map(() => '?').join(', ');
  return tx.execute(
    `select id from enquiries where id in (select enquiry_id from leads where id in (${places})) order by id for update`,
    [...leadIds],
  );
}

/** A merge has given the lead another enquiry while this waited: that must not be locked after the lead. */
function requireLocked({ enquiry }: Lead, locked: ReadonlyArray<{ id: string }>): void {
  if (enquiry && !locked.some(({ id }) => id === enquiry.id)) throw changedMeanwhile('lead');
}
