import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import type { Project } from '#projects/project.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';

export async function findTicketIds(em: EntityManager, project: Project): Promise<string[]> {
  const tickets = await em.find(SupportTicket, { project }, { fields: ['id'] });
  return tickets.map(({ id }) => id);
}

/**
 * Notifies people that they gain or lose access to tickets, after the transaction. Each of them saw the tickets before, or sees them now.
 * If it fails, the change still counts.
 */
export async function announceTickets({ bus, log }: Context, ids: string[], people: string[]): Promise<void> {
  try {
    await Promise.all(
      ids.map((id) => bus.publish('supportTicketChanged', { id, resolvedNow: false, teamOnly: false, onlyTo: people })),
    );
  } catch (err) {
    log.warn({ err, tickets: ids }, 'could not notify followers which tickets they gain or lose');
  }
}
