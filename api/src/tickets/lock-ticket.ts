import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { findVisible } from '#db/find-visible';
import { visibleTo } from '#tickets/ticket.access';
import { SupportTicket } from '#tickets/support-ticket.entity';

/**
 * Loads a ticket that is about to change, with its project; two changes at once go one after the other. It is locked after
 * it was found: the question whether one may see it reaches into the project, which PostgreSQL cannot lock where it is null.
 */
export async function lockTicket(tx: EntityManager, viewer: Viewer, id: string): Promise<SupportTicket> {
  const ticket = await findVisible(tx, SupportTicket, id, visibleTo(viewer));
  await tx.refresh(ticket, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await tx.populate(ticket, ['project']);
  return ticket;
}
