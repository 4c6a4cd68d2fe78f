import { announceActivity } from '#activity/record-activity';
import { unauthenticated } from '#errors';
import { announceTicket } from '#tickets/announce-ticket';
import { recordTicketActivity } from '#tickets/record-ticket-activity';
import { SupportTicket } from '#tickets/support-ticket.entity';
import type { Undo } from '#undo/undo';

/** A resolved ticket is what it was before: everyone who sees it learns that. */
export const undoResolveTicket: Undo = async (tx, { subjectId }, context) => {
  if (!context.viewer) throw unauthenticated();
  const ticket = await tx.findOneOrFail(SupportTicket, subjectId, { populate: ['project'], refresh: true });
  const activity = recordTicketActivity(tx, ticket, context.viewer, 'is unresolved again: resolving it was undone');
  return async () => {
    await announceTicket(context, subjectId);
    await announceActivity(context, activity);
  };
};
