import type { TicketFilter, TicketView } from 'rules/tickets';
import type { Viewer } from '#access/viewer';
import { clock } from '#clock';
import { matchNothing, toContainsFilter, type Where } from '#db/where';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import { isTeamMember, toResolvedWhere, unresolvedWhere } from '#tickets/ticket.access';

/** A filter for tickets, in addition to visibility. */
export function toTicketWhere(filter: TicketFilter, viewer: Viewer | null): Where<SupportTicket> {
  const { resolved, view, priority, projectId, search } = filter;
  const conditions: Where<SupportTicket>[] = search?.split(/\s+/).filter(Boolean).map(toWordWhere) ?? [];
  if (resolved != null) conditions.push(toResolvedWhere(resolved));
  if (view) conditions.push(toViewWhere(view, viewer));
  if (priority) conditions.push({ priority });
  if (projectId) conditions.push({ project: projectId });
  return { $and: conditions };
}

const toWordWhere = (word: string): Where<SupportTicket> => ({
  $or: [
    { searched: toContainsFilter(word) },
    { client: { $or: [{ firstName: toContainsFilter(word) }, { lastName: toContainsFilter(word) }] } },
  ],
});

/** A view of the inbox. Clients can't tell which tickets the team has put aside or who works on what. */
function toViewWhere(view: TicketView, viewer: Viewer | null): Where<SupportTicket> {
  if (view === 'resolved') return toResolvedWhere(true);
  if (!viewer || !isTeamMember(viewer)) return view === 'open' ? unresolvedWhere : matchNothing;
  if (view === 'snoozed') return { $and: [unresolvedWhere, { snoozedUntil: { $gt: clock.date() } }] };
  const awake: Where<SupportTicket> = { $or: [{ snoozedUntil: null }, { snoozedUntil: { $lte: clock.date() } }] };
  return { $and: [unresolvedWhere, awake, toTurnWhere(view, viewer)] };
}

function toTurnWhere(view: Exclude<TicketView, 'resolved' | 'snoozed'>, viewer: Viewer): Where<SupportTicket> {
  switch (view) {
    case 'open':
      return {};
    case 'mine':
      return { assignee: viewer.id };
    case 'unassigned':
      return { assignee: null };
    case 'waiting_for_client':
      return { waitingSince: null };
  }
}
