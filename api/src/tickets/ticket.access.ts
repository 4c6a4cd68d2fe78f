import { belongsTo } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import type { TicketMessage } from '#tickets/ticket-message.entity';

export const unresolved: Where<SupportTicket> = { status: { $ne: 'resolved' } };

/**
 * Administrators see every ticket, a client their own, a contractor those assigned to them and those of projects they
 * work on; support sees every one that is not resolved.
 */
export function visibleTo(viewer: Viewer | null): Where<SupportTicket> {
  if (belongsTo('admin', viewer)) return {};
  if (viewer && belongsTo('client', viewer)) return { client: viewer.id };
  if (viewer && belongsTo('contractor', viewer)) {
    const own: Where<SupportTicket>[] = [{ assignee: viewer.id }, { project: projectVisibleTo(viewer) }];
    return { $or: viewer.contractorRole === 'support' ? [...own, unresolved] : own };
  }
  return nothing;
}

/** Whoever sees a ticket sees what was written on it. */
export const messageVisibleTo = (viewer: Viewer | null): Where<TicketMessage> => ({ ticket: visibleTo(viewer) });

/** Both sides may write until it is resolved. Asked of tickets that one sees. */
export const answerableBy = (viewer: Viewer | null): Where<SupportTicket> => (viewer ? unresolved : nothing);

/** The team may resolve it, once. Asked of tickets that one sees. */
export const resolvableBy = (viewer: Viewer | null): Where<SupportTicket> => (isOfTeam(viewer) ? unresolved : nothing);

export const isOfTeam = (viewer: Viewer | null) => belongsTo('contractor', viewer) || belongsTo('admin', viewer);
