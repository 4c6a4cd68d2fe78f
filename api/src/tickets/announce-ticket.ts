import type { Context } from '#context';

/** Tells everyone who may see a ticket that it changed, after the transaction. The change stands even where the telling fails. */
export async function announceTicket({ bus, log }: Context, id: string, { resolvedNow = false } = {}): Promise<void> {
  try {
    await bus.publish('supportTicketChanged', { id, resolvedNow });
  } catch (err) {
    log.warn({ err, ticket: id }, 'followers could not be told of a change of a ticket');
  }
}
