import type { EntityManager } from '@mikro-orm/postgresql';
import type { AssignTicketInput } from 'rules/tickets';
import { announceActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { isWithinLimit } from '#limits/is-within-limit';
import { User } from '#people/user.entity';
import { announceTicket } from '#tickets/announce-ticket';
import { announceTickets } from '#tickets/announce-tickets';
import { assignableTo } from '#tickets/ticket-assignees';
import { lockTicket } from '#tickets/lock-ticket';
import { recordTicketActivity } from '#tickets/record-ticket-activity';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import { mailTeam } from '#tickets/ticket-mails';

/** Assigns a ticket, or takes it from its assignee. Mails a person who gets it from someone else, within the mail quota. */
export async function assignTicket(context: Context, id: string, { assigneeId }: AssignTicketInput): Promise<void> {
  const { em, viewer, settings, limits } = context;
  if (!viewer) throw unauthenticated();
  const change = await em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id);
    const before = ticket.assignee?.id ?? null;
    if (before === assigneeId) return null;
    const assignee = assigneeId === null ? null : await findAssignee(tx, ticket, assigneeId);
    ticket.assignee = assignee;
    const isMailed = assignee !== null && assignee.id !== viewer.id;
    // Counted only here, so that work without a mail uses up no quota.
    if (isMailed && (await isWithinLimit(limits, 'mailByPerson', { person: viewer.id }))) {
      const actor = await tx.findOneOrFail(User, viewer.id);
      const what = `${actor.firstName} ${actor.lastName} assigned “${ticket.title}” to you.`;
      await mailTeam(tx, ticket, { subject: `Assigned: ${ticket.title}`, what, text: ticket.description }, settings);
    }
    const to = assignee ? `assigned to ${assignee.firstName} ${assignee.lastName}` : 'unassigned';
    return { activity: recordTicketActivity(tx, ticket, viewer, to), before };
  });
  if (!change) return;
  await announceTicket(context, id);
  // Someone who saw it only as its assignee loses it.
  if (change.before) await announceTickets(context, [id], [change.before]);
  await announceActivity(context, change.activity);
}

async function findAssignee(tx: EntityManager, ticket: SupportTicket, id: string): Promise<User> {
  const found = await tx.findOne(User, { $and: [{ id }, assignableTo(ticket)] });
  if (!found) throw badInput({ assigneeId: 'Please select a member of the team' });
  return found;
}
