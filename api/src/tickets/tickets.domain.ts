import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { TicketMessage } from '#tickets/ticket-message.entity';
import { TicketMessagesResolver } from '#tickets/ticket-messages.resolver';
import { loadDemoTickets } from '#tickets/tickets.demo';
import { TicketsResolver } from '#tickets/tickets.resolver';
import type { Context } from '#context';
import { type Need, maxPerKind } from '#action-items/need';
import { oneDayAgo } from '#action-items/one-day';
import { type ArchivedKind, cutoffSql } from '#retention/archive-table';
import type { Where } from '#db/where';
import { visibleTo } from '#tickets/ticket.access';
import { readConnection } from '#db/read-connection';

interface LastMessage {
  ticket: string;
  fromTeam: boolean;
  /** Milliseconds since the epoch. */
  writtenAt: number;
}

/** A client's tickets whose last message is from the team. */
async function findTicketsToAnswer({ em, viewer }: Context): Promise<Need[]> {
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

/** Tickets without a reply from the team. */
const findOpenTickets = (context: Context): Promise<Need[]> =>
  findUnansweredTickets(context, {}, () => '/contractor?tab=tickets');

/** The same with one more condition, each with the screen to handle it on. */
async function findUnansweredTickets(
  { read, viewer }: Context,
  more: Where<SupportTicket>,
  getPath: (id: string) => string,
): Promise<Need[]> {
  const where = { $and: [visibleTo(viewer), { status: 'open' as const }, more] };
  const fields = { title: true, priority: true, createdAt: true } as const;
  const found = await read.find(SupportTicket, fields, {
    where,
    orderBy: ['id'],
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

const isResolvedSql = `t.status = 'resolved' and t.updated_at < ${cutoffSql}`;

const archivedTicketMessages: ArchivedKind = {
  kind: 'ticket-messages',
  setting: 'TICKET_MESSAGE_RETENTION_DAYS',
  data: 'Messages of resolved tickets; the ticket stays',
  table: 'ticket_messages',
  age: 'support_tickets.updated_at',
  select: `
    select m.id, m.created_at, to_jsonb(m)::text as line from ticket_messages m join support_tickets t on t.id = m.ticket_id
     where ${isResolvedSql} order by m.id limit $2`,
  delete: `delete from ticket_messages m using support_tickets t where t.id = m.ticket_id and m.id = any($2) and ${isResolvedSql}`,
};

/** The tickets that the team has not answered for a day. */
const findOldTickets = (context: Context): Promise<Need[]> =>
  findUnansweredTickets(context, { createdAt: { $lt: oneDayAgo() } }, (id) => `/admin/tickets/${id}`);

declare module '#live/bus' {
  interface Topics {
    ticketMessageAdded: { id: string; ticketId: string };
    /**
     * `resolvedNow`: it was unresolved until this change, so some people can no longer see it. `onlyTo`: the ticket is unchanged;
     * these people gain or lose access to it.
     */
    supportTicketChanged: { id: string; resolvedNow: boolean; onlyTo?: string[] };
  }
}

export const ticketsDomain = defineDomain({
  name: 'tickets',
  resolvers: [TicketsResolver, TicketMessagesResolver],
  entities: [SupportTicket, TicketMessage],
  keptTables: { support_tickets: businessRecord },
  archivedTables: [archivedTicketMessages],
  actionItems: { '/client': [findTicketsToAnswer], '/contractor': [findOpenTickets], '/admin': [findOldTickets] },
  loadDemo: loadDemoTickets,
});
