import type { Context } from '#context';
import { notFound } from '#errors';
import { createSharedEvents } from '#live/shared-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { messageVisibleTo, noteVisibleTo, visibleTo } from '#tickets/ticket.access';
import { TicketMessage } from '#tickets/ticket-message.entity';
import { TicketNote } from '#tickets/ticket-note.entity';

async function requireTicket({ read, viewer }: Context, id: string): Promise<never[]> {
  if (!(await read.exists(SupportTicket, { $and: [{ id }, visibleTo(viewer)] }))) throw notFound('ticket');
  return [];
}

/**
 * New messages of one ticket. Access is checked after subscribing, so that no message is missed, and again for each message, because it can
 * change.
 */
export const followTicket = (context: Context, ticketId: string) =>
  createSharedEvents(
    {
      topic: 'ticketMessageAdded',
      isRelevant: (message) => message.ticketId === ticketId,
      row: { entity: TicketMessage, getRowId: ({ id }) => id },
      visible: messageVisibleTo,
    },
    () => requireTicket(context, ticketId),
  );

/** New internal notes of one ticket, for the team. */
export const followNotes = (context: Context, ticketId: string) =>
  createSharedEvents(
    {
      topic: 'ticketNoteAdded',
      isRelevant: (note) => note.ticketId === ticketId,
      row: { entity: TicketNote, getRowId: ({ id }) => id },
      visible: noteVisibleTo,
    },
    () => requireTicket(context, ticketId),
  );
