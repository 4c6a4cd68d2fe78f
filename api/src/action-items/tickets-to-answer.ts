import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { mostOfAKind, type Need } from '#action-items/need';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { visibleTo } from '#tickets/ticket.access';

interface LastWord {
  ticket: string;
  fromTeam: boolean;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** A client's tickets in which the team had the last word. */
export async function ticketsToAnswer({ em, viewer }: Context): Promise<Need[]> {
  const tickets = await em.find(
    SupportTicket,
    { $and: [visibleTo(viewer), { status: 'in_progress' }] },
    { fields: ['title'], orderBy: { id: 'asc' }, limit: mostOfAKind },
  );
  if (tickets.length === 0) return [];
  const sql = `
    select distinct on (ticket_id) ticket_id as ticket, from_team as "fromTeam",
           extract(epoch from created_at)::float8 * 1000 as "writtenAt"
      from ticket_messages where ticket_id in (${tickets.map(() => '?').join(', ')}) order by ticket_id, id desc`;
  const words = await em.execute<LastWord[]>(
    sql,
    tickets.map(({ id }) => id),
    asRead,
  );
  const titles = new Map(tickets.map(({ id, title }) => [id, title]));
  return words
    .filter(({ fromTeam }) => fromTeam)
    .toSorted((a, b) => a.writtenAt - b.writtenAt)
    .map(({ ticket, writtenAt }) => ({
      id: ticket,
      kind: 'ticket_to_answer',
      title: titles.get(ticket) ?? '',
      detail: 'We have answered. Tell us whether that helped',
      since: new Date(writtenAt),
      dueAt: null,
      path: `/client/support/${ticket}`,
    }));
}
