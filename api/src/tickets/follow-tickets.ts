import { createSharedEvents } from '#live/shared-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { canSeeUnresolved, visibleTo } from '#tickets/ticket.access';

/** Changes of the tickets that the viewer may see, or might until this change. Of the rest they learn nothing. */
export const followTickets = () =>
  createSharedEvents({
    topic: 'supportTicketChanged',
    row: { entity: SupportTicket, getRowId: ({ id }) => id },
    visible: (viewer, { resolvedNow, onlyTo }) => {
      if (onlyTo) return onlyTo.includes(viewer.id);
      return (resolvedNow && canSeeUnresolved(viewer)) || visibleTo(viewer);
    },
  });
