import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import type { Project } from '#projects/project.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';

export async function findTicketIds(em: EntityManager, project: Project): Promise<string[]> {
  const tickets = await em.find(SupportTicket, { project }, { fields: ['id'] });
  return tickets.map(({ id }) => id);
}

/**
 * Tells people that they get or lose sight of tickets, after the transaction. Each of them saw them before, or sees them now.
 * The change stands even where the telling fails.
 */
export async function announceTickets({ bus, log }: Context, ids: string[], people: string[]): Promise<void> {
  try {
    await Promise.all(ids.map((id) => bus.publish('supportTicketChanged', { id, resolvedNow: false, onlyTo: people })));
  } catch (err) {
    log.warn({ err, tickets: ids }, 'followers could not be told which tickets they get or lose');
  }
}
