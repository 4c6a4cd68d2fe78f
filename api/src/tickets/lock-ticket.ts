import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { findVisible } from '#db/find-visible';
import { visibleTo } from '#tickets/ticket.access';
import { SupportTicket } from '#tickets/support-ticket.entity';

/**
 * Loads and locks a ticket for a change, with its project; concurrent changes run one after the other. Locked in a second query, because
 * the access check joins the project, and PostgreSQL cannot lock the nullable side of a join.
 */
export async function lockTicket(tx: EntityManager, viewer: Viewer, id: string): Promise<SupportTicket> {
  const ticket = await findVisible(tx, SupportTicket, id, visibleTo(viewer));
  await tx.refresh(ticket, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await tx.populate(ticket, ['project']);
  return ticket;
}
