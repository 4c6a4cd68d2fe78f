import type { Context } from '#context';
import { visibleEvents } from '#live/visible-events';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { seesWhileUnresolved, visibleTo } from '#tickets/ticket.access';

/** Changes of the tickets that the viewer may see, or might until this change. Of the rest they learn nothing. */
export function followTickets({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(bus.subscribe('supportTicketChanged'), async ({ id, resolvedNow, onlyTo }) => {
    if (onlyTo) return viewer !== null && onlyTo.includes(viewer.id);
    if (resolvedNow && seesWhileUnresolved(viewer)) return true;
    return read.exists(SupportTicket, { $and: [{ id }, visibleTo(viewer)] });
  });
}
