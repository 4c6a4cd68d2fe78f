import type { Context } from '#context';
import { notFound } from '#errors';
import { createSharedEvents } from '#live/shared-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { messageVisibleTo, visibleTo } from '#tickets/ticket.access';
import { TicketMessage } from '#tickets/ticket-message.entity';

/**
 * New messages of one ticket. Whether the viewer may see the ticket is checked once they listen, so that nothing falls
 * between, and again for each message: what one may see can change.
 */
export const followTicket = ({ read, viewer }: Context, ticketId: string) =>
  createSharedEvents(
    {
      topic: 'ticketMessageAdded',
      isRelevant: (message) => message.ticketId === ticketId,
      row: { entity: TicketMessage, getRowId: ({ id }) => id },
      visible: messageVisibleTo,
    },
    async () => {
      if (!(await read.exists(SupportTicket, { $and: [{ id: ticketId }, visibleTo(viewer)] })))
        throw notFound('ticket');
      return [];
    },
  );
