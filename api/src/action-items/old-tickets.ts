import type { Context } from '#context';
import type { Need } from '#action-items/need';
import { unansweredTickets } from '#action-items/open-tickets';
import { oneDayAgo } from '#action-items/one-day';

/** The tickets that nobody of the team has answered for a day. */
export const oldTickets = (context: Context): Promise<Need[]> =>
  unansweredTickets(context, { createdAt: { $lt: oneDayAgo() } }, (id) => `/admin/tickets/${id}`);
