import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { OpenTicketInput } from 'rules/tickets';
import { announceActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { unauthenticated } from '#errors';
import { countUnlessFailed } from '#limits/count-unless-failed';
import { User } from '#people/user.entity';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { announceTicket } from '#tickets/announce-ticket';
import { recordTicketActivity } from '#tickets/record-ticket-activity';
import { mailTeam } from '#tickets/ticket-mails';
import { queueTicketOpened } from '#tickets/queue-ticket-webhooks';
import { SupportTicket } from '#tickets/support-ticket.entity';

/** Opens a ticket of the viewer. Returns its id. */
export async function openTicket(
  context: Context,
  { title, description, priority = 'medium', projectId }: OpenTicketInput,
): Promise<string> {
  const { em, viewer, settings, limits } = context;
  if (!viewer) throw unauthenticated();
  const open = () =>
    em.transactional(async (tx) => {
      const project = projectId ? await findVisible(tx, Project, projectId, projectVisibleTo(viewer)) : null;
      if (project) project.clientEmail = null; // the client's account is visible from now on
      const client = await tx.findOneOrFail(User, viewer.id);
      const opened = startTicket(tx, { title, description, priority, project, client });
      const what = `${client.firstName} ${client.lastName} opened a ticket, priority ${priority}: “${title}”`;
      await queueTicketOpened(tx, opened.ticket);
      await mailTeam(tx, opened.ticket, { subject: `Ticket: ${title}`, what, text: description }, settings);
      return opened;
    });
  const { ticket, activity } = await countUnlessFailed(limits, 'mailByPerson', { person: viewer.id }, open);
  await announceTicket(context, ticket.id);
  await announceActivity(context, activity);
  return ticket.id;
}

/** Creates a ticket and records it in the project's activity, in the caller's transaction. */
export function startTicket(em: EntityManager, data: RequiredEntityData<SupportTicket>) {
  const ticket = em.create(SupportTicket, data);
  ticket.waitingSince = ticket.createdAt;
  return { ticket, activity: recordTicketActivity(em, ticket, ticket.client, 'opened') };
}
