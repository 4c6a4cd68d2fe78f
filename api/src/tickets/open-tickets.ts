import type { Context } from '#context';
import type { Where } from '#db/where';
import { maxPerKind, type Need } from '#action-items/need';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { visibleTo } from '#tickets/ticket.access';

/** Tickets without a reply from the team. */
export const findOpenTickets = (context: Context): Promise<Need[]> =>
  findUnansweredTickets(context, {}, () => '/contractor?tab=tickets');

/** The same with one more condition, each with the screen to handle it on. */
export async function findUnansweredTickets(
  { read, viewer }: Context,
  more: Where<SupportTicket>,
  pathOf: (id: string) => string,
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
    path: pathOf(id),
  }));
}
