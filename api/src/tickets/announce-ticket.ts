import type { Context } from '#context';

/**
 * Notifies everyone who may see a ticket that it changed, after the transaction; only the team of a change that its client can't see.
 * If it fails, the change still counts.
 */
export async function announceTicket(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  id: string,
  { resolvedNow = false, teamOnly = false } = {},
): Promise<void> {
  try {
    await bus.publish('supportTicketChanged', { id, resolvedNow, teamOnly });
  } catch (err) {
    log.warn({ err, ticket: id }, 'could not notify followers of a change to a ticket');
  }
}
