import type { AddTicketNoteInput } from 'rules/tickets';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { visibleTo } from '#tickets/ticket.access';
import { TicketNote } from '#tickets/ticket-note.entity';

/**
 * Notes something for the team, also on a resolved ticket. No activity, mail or webhook tells of it, because clients see or get those.
 * Returns the note's id.
 */
export async function addTicketNote(context: Context, id: string, { content }: AddTicketNoteInput): Promise<string> {
  const { em, viewer, limits, bus, log } = context;
  if (!viewer) throw unauthenticated();
  await limits.count('replyToTicket', { person: viewer.id });
  const note = await em.transactional(async (tx) => {
    const ticket = await findVisible(tx, SupportTicket, id, visibleTo(viewer));
    return tx.create(TicketNote, { ticket, author: tx.getReference(User, viewer.id), content });
  });
  try {
    await bus.publish('ticketNoteAdded', { id: note.id, ticketId: id });
  } catch (err) {
    log.warn({ err, note: note.id }, 'could not notify the team of a note on a ticket');
  }
  return note.id;
}
