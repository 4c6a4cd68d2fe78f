import type { Context } from '#context';
import type { Need } from '#needs-me/need';
import { unansweredTickets } from '#needs-me/open-tickets';
import { oneDayAgo } from '#needs-me/one-day';

/** The tickets that nobody of the team has answered for a day. */
export const oldTickets = (context: Context): Promise<Need[]> =>
  unansweredTickets(context, { createdAt: { $lt: oneDayAgo() } }, (id) => `/admin/tickets/${id}`);
