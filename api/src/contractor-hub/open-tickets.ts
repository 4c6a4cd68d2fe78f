import type { Context } from '#context';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { unresolvedWhere, visibleTo } from '#tickets/ticket.access';

/** Specification part 2 §2, tab 1: the number of unresolved tickets. */
export const countOpenTickets = ({ read, viewer }: Context): Promise<number> =>
  read.count(SupportTicket, { $and: [visibleTo(viewer), unresolvedWhere] });
