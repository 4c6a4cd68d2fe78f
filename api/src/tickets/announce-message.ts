import type { Context } from '#context';
import type { TicketMessage } from '#tickets/ticket-message.entity';

/** Notifies both sides, after the transaction. If it fails, the message still counts: they see it at their next read. */
export async function announceMessage({ bus, log }: Context, { id, ticket }: TicketMessage): Promise<void> {
  try {
    await bus.publish('ticketMessageAdded', { id, ticketId: ticket.id });
  } catch (err) {
    log.warn({ err, message: id }, 'could not notify followers of a message on a ticket');
  }
}
