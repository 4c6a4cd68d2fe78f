import type { Context } from '#context';
import type { Need } from '#action-items/need';
import { findUnansweredTickets } from '#tickets/open-tickets';
import { oneDayAgo } from '#action-items/one-day';

/** The tickets that the team has not answered for a day. */
export const findOldTickets = (context: Context): Promise<Need[]> =>
  findUnansweredTickets(context, { createdAt: { $lt: oneDayAgo() } }, (id) => `/admin/tickets/${id}`);
