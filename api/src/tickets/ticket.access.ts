import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import type { SupportTicketFilter } from '#tickets/tickets.inputs';
import type { TicketMessage } from '#tickets/ticket-message.entity';

export const toResolvedWhere = (resolved: boolean): Where<SupportTicket> =>
  resolved ? { status: 'resolved' } : { status: { $ne: 'resolved' } };
/** Filters for tickets, in addition to visibility. */
export function toTicketWhere({ resolved, projectId }: SupportTicketFilter): Where<SupportTicket> {
  const conditions: Where<SupportTicket>[] = [];
  if (resolved != null) conditions.push(toResolvedWhere(resolved));
  if (projectId != null) conditions.push({ project: projectId });
  return { $and: conditions };
}
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
export const canSeeUnresolved = (viewer: Viewer | null): boolean =>
  isInAudience('contractor', viewer) && viewer?.contractorRole === 'support';

/** People who see a ticket see its messages. */
export const messageVisibleTo = (viewer: Viewer | null): Where<TicketMessage> => ({ ticket: visibleTo(viewer) });

/** Both sides may write until it is resolved. Only for visible tickets. */
export const answerableBy = (viewer: Viewer | null): Where<SupportTicket> => (viewer ? unresolvedWhere : matchNothing);

/** The team may resolve it, once. Only for visible tickets. */
export const resolvableBy = (viewer: Viewer | null): Where<SupportTicket> =>
  isTeamMember(viewer) ? unresolvedWhere : matchNothing;

export const isTeamMember = (viewer: Viewer | null) =>
  isInAudience('contractor', viewer) || isInAudience('admin', viewer);
