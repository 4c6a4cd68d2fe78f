import type { Context } from '#context';
import { notFound } from '#errors';
import { createSharedEvents } from '#live/shared-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { messageVisibleTo, visibleTo } from '#tickets/ticket.access';
import { TicketMessage } from '#tickets/ticket-message.entity';

/**
 * New messages of one ticket. Access is checked after subscribing, so that no message is missed, and again for each message, because it can
 * change.
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
