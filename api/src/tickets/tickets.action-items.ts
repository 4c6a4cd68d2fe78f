import { maxPerKind, type ActionItem } from '#action-items/action-item';
import { oneDayAgo } from '#action-items/one-day';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import type { Where } from '#db/where';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { visibleTo } from '#tickets/ticket.access';
import { toTicketWhere } from '#tickets/ticket-where';

interface LastMessage {
  ticket: string;
  fromTeam: boolean;
  /** Milliseconds since the epoch. */
  writtenAt: number;
}

/** A client's tickets whose last message is from the team. */
export async function findTicketsToAnswer({ em, viewer }: Context): Promise<ActionItem[]> {
  const tickets = await em.find(
    SupportTicket,
    { $and: [visibleTo(viewer), { status: 'in_progress' }] },
    { fields: ['title'], orderBy: { id: 'asc' }, limit: maxPerKind },
  );
  if (tickets.length === 0) return [];
  const sql = `
    select distinct on (ticket_id) ticket_id as ticket, from_team as "fromTeam",
           extract(epoch from created_at)::float8 * 1000 as "writtenAt"
      from ticket_messages where ticket_id in (${tickets.map(() => '?').join(', ')}) order by ticket_id, id desc`;
  const lastMessages = await em.execute<LastMessage[]>(
    sql,
    tickets.map(({ id }) => id),
    readConnection,
  );
  const titles = new Map(tickets.map(({ id, title }) => [id, title]));
  return lastMessages
    .filter(({ fromTeam }) => fromTeam)
    .toSorted((a, b) => a.writtenAt - b.writtenAt)
    .map(({ ticket, writtenAt }) => ({
      id: ticket,
      kind: 'ticket_to_answer',
      title: titles.get(ticket) ?? '',
      detail: "We've replied. Let us know if that helped",
      since: new Date(writtenAt),
      dueAt: null,
      path: `/client/support/${ticket}`,
    }));
}

/** Tickets without a reply from the team, the most urgent first. */
export const findOpenTickets = (context: Context): Promise<ActionItem[]> =>
  findUnansweredTickets(context, {}, (id) => `/contractor?tab=tickets&ticket=${id}`);

/** The same with one more condition, each with the screen to handle it on. */
async function findUnansweredTickets(
  { read, viewer }: Context,
  more: Where<SupportTicket>,
  getPath: (id: string) => string,
): Promise<ActionItem[]> {
  const where = {
    $and: [visibleTo(viewer), { status: 'open' as const }, toTicketWhere({ view: 'open' }, viewer), more],
  };
  const fields = { title: true, priority: true, createdAt: true } as const;
  const found = await read.find(SupportTicket, fields, {
    where,
    orderBy: ['urgencyOrder', 'id'],
    direction: 'asc',
    first: maxPerKind,
  });
  return found.map(({ id, title, priority, createdAt }) => ({
    id,
    kind: 'open_ticket',
    title,
    detail: `Unanswered · ${priority} priority`,
    since: createdAt,
    dueAt: null,
    path: getPath(id),
  }));
}

/** The tickets that the team has not answered for a day. */
export const findOldTickets = (context: Context): Promise<ActionItem[]> =>
  findUnansweredTickets(context, { createdAt: { $lt: oneDayAgo() } }, (id) => `/admin/tickets?ticket=${id}`);
