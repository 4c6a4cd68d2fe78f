import type { Context } from '#context';

/** Notifies everyone who may see a ticket that it changed, after the transaction. If it fails, the change still counts. */
export async function announceTicket({ bus, log }: Context, id: string, { resolvedNow = false } = {}): Promise<void> {
  try {
    await bus.publish('supportTicketChanged', { id, resolvedNow });
  } catch (err) {
    log.warn({ err, ticket: id }, 'could not notify followers of a change to a ticket');
  }
}
