import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import type { TicketMessage } from '#tickets/ticket-message.entity';
import type { TicketNote } from '#tickets/ticket-note.entity';

export const toResolvedWhere = (resolved: boolean): Where<SupportTicket> =>
  resolved ? { status: 'resolved' } : { status: { $ne: 'resolved' } };
export const unresolvedWhere = toResolvedWhere(false);

/**
 * Administrators see every ticket, clients their own, contractors those assigned to them or in their projects; support sees every
 * unresolved one.
 */
export function visibleTo(viewer: Viewer | null): Where<SupportTicket> {
  if (isInAudience('admin', viewer)) return {};
  if (viewer && isInAudience('client', viewer)) return { client: viewer.id };
  if (viewer && isInAudience('contractor', viewer)) {
    const own: Where<SupportTicket>[] = [{ assignee: viewer.id }, { project: projectVisibleTo(viewer) }];
    return { $or: canSeeUnresolved(viewer) ? [...own, unresolvedWhere] : own };
  }
  return matchNothing;
}

/** Support sees every ticket until it is resolved. */
export const canSeeUnresolved = (viewer: Viewer | null): boolean => isInAudience('support', viewer);

/** People who see a ticket see its messages. */
export const messageVisibleTo = (viewer: Viewer | null): Where<TicketMessage> => ({ ticket: visibleTo(viewer) });

/** Internal notes are for the team alone. */
export const noteVisibleTo = (viewer: Viewer | null): Where<TicketNote> =>
  isTeamMember(viewer) ? { ticket: visibleTo(viewer) } : matchNothing;

/** What the team does among itself, such as snoozing. Only for visible tickets. */
export const visibleToTeam = (viewer: Viewer | null): Where<SupportTicket> =>
  isTeamMember(viewer) ? {} : matchNothing;

/** The team may write until it is resolved; its client also then, which reopens it. Only for visible tickets. */
export function answerableBy(viewer: Viewer | null): Where<SupportTicket> {
  if (isTeamMember(viewer)) return unresolvedWhere;
  return viewer ? {} : matchNothing;
}

/** Both sides may reopen a resolved ticket. Only for visible tickets. */
export const reopenableBy = (viewer: Viewer | null): Where<SupportTicket> =>
  viewer ? toResolvedWhere(true) : matchNothing;

/** The team may resolve it, once. Only for visible tickets. */
export const resolvableBy = (viewer: Viewer | null): Where<SupportTicket> =>
  isTeamMember(viewer) ? unresolvedWhere : matchNothing;

export const isTeamMember = (viewer: Viewer | null) =>
  isInAudience('contractor', viewer) || isInAudience('admin', viewer);
