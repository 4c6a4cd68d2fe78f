import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import type { TicketMessage } from '#tickets/ticket-message.entity';

export const toResolvedWhere = (resolved: boolean): Where<SupportTicket> =>
  resolved ? { status: 'resolved' } : { status: { $ne: 'resolved' } };
export const unresolvedWhere = toResolvedWhere(false);

/**
 * Administrators see every ticket, a client their own, a contractor those assigned to them and those of projects they
 * work on; support sees every one that is not resolved.
 */
export function visibleTo(viewer: Viewer | null): Where<SupportTicket> {
  if (isInAudience('admin', viewer)) return {};
  if (viewer && isInAudience('client', viewer)) return { client: viewer.id };
  if (viewer && isInAudience('contractor', viewer)) {
    const own: Where<SupportTicket>[] = [{ assignee: viewer.id }, { project: projectVisibleTo(viewer) }];
    return { $or: canSeeUnresolved(viewer) ? [...own, unresolvedWhere] : own };
  }
  return nothing;
}

/** Support sees every ticket until it is resolved. */
export const canSeeUnresolved = (viewer: Viewer | null): boolean =>
  isInAudience('contractor', viewer) && viewer?.contractorRole === 'support';

/** Whoever sees a ticket sees what was written on it. */
export const messageVisibleTo = (viewer: Viewer | null): Where<TicketMessage> => ({ ticket: visibleTo(viewer) });

/** Both sides may write until it is resolved. Asked of tickets that one sees. */
export const answerableBy = (viewer: Viewer | null): Where<SupportTicket> => (viewer ? unresolvedWhere : nothing);

/** The team may resolve it, once. Asked of tickets that one sees. */
export const resolvableBy = (viewer: Viewer | null): Where<SupportTicket> =>
  isTeamMember(viewer) ? unresolvedWhere : nothing;

export const isTeamMember = (viewer: Viewer | null) =>
  isInAudience('contractor', viewer) || isInAudience('admin', viewer);
