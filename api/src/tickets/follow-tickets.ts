import { sharedEvents } from '#live/shared-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { seesWhileUnresolved, visibleTo } from '#tickets/ticket.access';

/** Changes of the tickets that the viewer may see, or might until this change. Of the rest they learn nothing. */
export const followTickets = () =>
  sharedEvents({
    topic: 'supportTicketChanged',
    row: { entity: SupportTicket, idOf: ({ id }) => id },
    visible: (viewer, { resolvedNow, onlyTo }) => {
      if (onlyTo) return onlyTo.includes(viewer.id);
      return (resolvedNow && seesWhileUnresolved(viewer)) || visibleTo(viewer);
    },
  });
