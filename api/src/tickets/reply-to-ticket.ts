import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReplyToTicketInput } from 'rules/tickets';
import { announceActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { matches } from '#db/where';
import { conflict, unauthenticated } from '#errors';
import { isWithinLimit } from '#limits/is-within-limit';
import { User } from '#people/user.entity';
import { announceTicket } from '#tickets/announce-ticket';
import { lockTicket } from '#tickets/lock-ticket';
import { markReopened } from '#tickets/reopen-ticket';
import { recordTicketActivity } from '#tickets/record-ticket-activity';
import { mailClient, mailTeam } from '#tickets/ticket-mails';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import { queueTicketAnswered } from '#tickets/queue-ticket-webhooks';
import { answerableBy, isTeamMember } from '#tickets/ticket.access';
import { TicketMessage } from '#tickets/ticket-message.entity';

/**
 * Writes to the other side, which reopens a resolved ticket of the client, and mails them within the author's mail quota: over it, a conversation continues without mail. Returns the
 * message's id.
 */
export async function replyToTicket(context: Context, id: string, { content }: ReplyToTicketInput): Promise<string> {
  const { em, viewer, settings, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.count('replyToTicket', { person: viewer.id });
  const canMail = await isWithinLimit(limits, 'mailByPerson', { person: viewer.id });
  const { message, activity, reopening } = await em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id);
    if (!matches(answerableBy(viewer), ticket))
      throw conflict('This ticket is resolved. Reopen it to write to the client');
    const author = await tx.findOneOrFail(User, viewer.id);
    const fromTeam = isTeamMember(viewer);
    const reopening = ticket.status === 'resolved' ? await markReopened(tx, ticket, author) : null;
    const what = `${author.firstName} ${author.lastName} ${reopening ? 'reopened' : 'wrote about'} “${ticket.title}”:`;
    const mail = { subject: `Re: ${ticket.title}`, what, text: content };
    if (canMail) await (fromTeam ? mailClient : mailTeam)(tx, ticket, mail, settings);
    const written = writeMessage(tx, { ticket, author, fromTeam, content });
    await queueTicketAnswered(tx, written.message);
    return { ...written, reopening };
  });
  await announceMessage(context, message);
  await announceTicket(context, id);
  if (reopening) await announceActivity(context, reopening);
  await announceActivity(context, activity);
  return message.id;
}

interface Reply {
  ticket: SupportTicket;
  author: User;
  fromTeam: boolean;
  content: string;
  id?: string;
  createdAt?: Date;
  updatedAt?: Date;
}

/**
 * Stores a message in the caller's transaction. The team's first reply moves an open ticket to in progress; a message of the client
 * brings a snoozed one back.
 */
export function writeMessage(em: EntityManager, reply: Reply) {
  const { ticket, author, fromTeam } = reply;
  const message = em.create(TicketMessage, reply);
  if (fromTeam) {
    ticket.waitingSince = null;
    ticket.firstRespondedAt ??= message.createdAt;
    if (ticket.status === 'open') {
      ticket.status = 'in_progress';
      ticket.assignee ??= author;
    }
  } else {
    ticket.waitingSince ??= message.createdAt;
    ticket.snoozedUntil = null;
  }
  const activity = recordTicketActivity(
    em,
    ticket,
    author,
    fromTeam ? 'answered by the team' : 'answered by the client',
  );
  return { message, activity };
}

/** Notifies both sides, after the transaction. If it fails, the message still counts: they see it at their next read. */
async function announceMessage({ bus, log }: Context, { id, ticket }: TicketMessage): Promise<void> {
  try {
    await bus.publish('ticketMessageAdded', { id, ticketId: ticket.id });
  } catch (err) {
    log.warn({ err, message: id }, 'could not notify followers of a message on a ticket');
  }
}
