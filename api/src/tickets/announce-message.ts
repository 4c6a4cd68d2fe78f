import type { Context } from '#context';
import type { TicketMessage } from '#tickets/ticket-message.entity';

/** Tells both sides, after the transaction. The message stands even where the telling fails: they see it at their next read. */
export async function announceMessage({ bus, log }: Context, { id, ticket }: TicketMessage): Promise<void> {
  try {
    await bus.publish('ticketMessageAdded', { id, ticketId: ticket.id });
  } catch (err) {
    log.warn({ err, message: id }, 'followers could not be told of a message on a ticket');
  }
}
