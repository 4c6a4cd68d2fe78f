import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '#activity/activity.entity';
import { recordActivity } from '#activity/record-activity';
import type { SupportTicket } from '#tickets/support-ticket.entity';

/** Records a ticket event in the activity of its project, or in its own if it has none. */
export function recordTicketActivity(
  em: EntityManager,
  ticket: SupportTicket,
  actor: { id: string },
  what: string,
): Activity {
  const { title, project } = ticket;
  return project
    ? recordActivity(em, { project, actor, description: `${project.title}: ticket “${title}” ${what}` })
    : recordActivity(em, { supportTicket: ticket, actor, description: `Ticket “${title}” ${what}` });
}
