import { announceActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { matches } from '#db/where';
import { unauthenticated } from '#errors';
import { announceTicket } from '#tickets/announce-ticket';
import { lockTicket } from '#tickets/lock-ticket';
import { recordTicketActivity } from '#tickets/record-ticket-activity';
import { User } from '#people/user.entity';
import { mailClient } from '#tickets/ticket-mails';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { resolvableBy } from '#tickets/ticket.access';
import { holdChange } from '#undo/hold-change';
import { rememberRow } from '#undo/row-memory';

/** Resolves a ticket, which the viewer can undo. No effect on one that is resolved. */
export async function resolveTicket(context: Context, id: string): Promise<void> {
  const { em, viewer, settings } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id);
    if (!matches(resolvableBy(viewer), ticket)) return null;
    const before = await rememberRow(tx, SupportTicket, id);
    ticket.status = 'resolved';
    ticket.snoozedUntil = null;
    ticket.assignee ??= tx.getReference(User, viewer.id);
    await holdChange(tx, viewer, { kind: 'ticket_resolved', subjectId: id, remembered: [before] });
    const what = `Your ticket “${ticket.title}” is resolved. Write a message on it to reopen it.`;
    await mailClient(tx, ticket, { subject: `Resolved: ${ticket.title}`, what }, settings);
    return recordTicketActivity(tx, ticket, viewer, 'resolved');
  });
  if (!activity) return;
  await announceTicket(context, id, { resolvedNow: true });
  await announceActivity(context, activity);
}
