import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '#activity/activity.entity';
import { announceActivity } from '#activity/record-activity';
import { clock } from '#clock';
import type { Context } from '#context';
import { matches } from '#db/where';
import { unauthenticated } from '#errors';
import { isWithinLimit } from '#limits/is-within-limit';
import { User } from '#people/user.entity';
import { announceTicket } from '#tickets/announce-ticket';
import { lockTicket } from '#tickets/lock-ticket';
import { queueTicketReopened } from '#tickets/queue-ticket-webhooks';
import { recordTicketActivity } from '#tickets/record-ticket-activity';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import { isTeamMember, reopenableBy } from '#tickets/ticket.access';
import { mailClient, mailTeam } from '#tickets/ticket-mails';

/** Reopens a resolved ticket, and mails the other side within the mail quota. No effect on one that is not resolved. */
export async function reopenTicket(context: Context, id: string): Promise<void> {
  const { em, viewer, settings, limits } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id);
    if (!matches(reopenableBy(viewer), ticket)) return null;
    // Counted only here, so that a call without effect uses up no quota.
    const canMail = await isWithinLimit(limits, 'mailByPerson', { person: viewer.id });
    const actor = await tx.findOneOrFail(User, viewer.id);
    const isByTeam = isTeamMember(viewer);
    if (!isByTeam) ticket.waitingSince ??= clock.date();
    const what = isByTeam
      ? `We've reopened your ticket “${ticket.title}” and will get back to you.`
      : `${actor.firstName} ${actor.lastName} reopened “${ticket.title}”.`;
    const mail = { subject: `Reopened: ${ticket.title}`, what };
    if (canMail) await (isByTeam ? mailClient : mailTeam)(tx, ticket, mail, settings);
    return markReopened(tx, ticket, actor);
  });
  if (!activity) return;
  await announceTicket(context, id);
  await announceActivity(context, activity);
}

/** Makes a resolved ticket wait for the team again, in the caller's transaction. */
export async function markReopened(tx: EntityManager, ticket: SupportTicket, actor: User): Promise<Activity> {
  ticket.status = 'open';
  await queueTicketReopened(tx, ticket);
  return recordTicketActivity(tx, ticket, actor, 'reopened');
}
