import { createSharedEvents } from '#live/shared-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { canSeeUnresolved, isTeamMember, visibleTo } from '#tickets/ticket.access';

/** Changes to tickets that the viewer may see, or might have seen until this change. Others are not revealed. */
export const followTickets = () =>
  createSharedEvents({
    topic: 'supportTicketChanged',
    row: { entity: SupportTicket, getRowId: ({ id }) => id },
    visible: (viewer, { resolvedNow, teamOnly, onlyTo }) => {
      if (teamOnly && !isTeamMember(viewer)) return false;
      if (onlyTo) return onlyTo.includes(viewer.id);
      return (resolvedNow && canSeeUnresolved(viewer)) || visibleTo(viewer);
    },
  });
