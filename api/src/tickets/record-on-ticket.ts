import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '#activity/activity.entity';
import { recordActivity } from '#activity/record-activity';
import type { SupportTicket } from '#tickets/support-ticket.entity';

/** Writes in the activity of the ticket's project, if it has one, what happened to the ticket. */
export function recordOnTicket(
  em: EntityManager,
  { title, project }: SupportTicket,
  actor: { id: string },
  what: string,
): Activity | null {
  return project && recordActivity(em, { project, actor, description: `${project.title}: ticket “${title}” ${what}` });
}
