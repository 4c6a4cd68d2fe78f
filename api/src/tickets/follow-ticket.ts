import type { Context } from '#context';
import { notFound } from '#errors';
import { visibleEvents } from '#live/visible-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { messageVisibleTo, visibleTo } from '#tickets/ticket.access';
import { TicketMessage } from '#tickets/ticket-message.entity';

/**
 * New messages of one ticket. Listens before it asks whether the viewer may see the ticket, so that nothing falls between,
 * and asks again for each message: what one may see can change.
 */
export async function followTicket(
  { bus, read, viewer }: Context,
  ticketId: string,
): Promise<AsyncIterable<{ id: string }>> {
  const messages = bus.subscribe('ticketMessageAdded');
  try {
    if (!(await read.exists(SupportTicket, { $and: [{ id: ticketId }, visibleTo(viewer)] }))) throw notFound('ticket');
  } catch (error) {
    await messages.return?.();
    throw error;
  }
  return visibleEvents(
    messages,
    async (message) =>
      message.ticketId === ticketId &&
      read.exists(TicketMessage, { $and: [{ id: message.id }, messageVisibleTo(viewer)] }),
  );
}
