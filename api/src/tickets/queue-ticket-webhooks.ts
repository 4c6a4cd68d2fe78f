import type { EntityManager } from '@mikro-orm/postgresql';
import { queueWebhooks } from '#webhooks/queue-webhooks';
import type { SupportTicket } from '#tickets/support-ticket.entity';
import type { TicketMessage } from '#tickets/ticket-message.entity';

const describe = ({ id, title, status, priority, client, project, assignee }: SupportTicket) => ({
  id,
  title,
  status,
  priority,
  clientId: client.id,
  projectId: project?.id ?? null,
  assigneeId: assignee?.id ?? null,
});

/** Tells receivers of webhooks about a new ticket, in the transaction that opens it. */
export const queueTicketOpened = (tx: EntityManager, ticket: SupportTicket): Promise<void> =>
  queueWebhooks(tx, 'ticket.opened', describe(ticket));

/** The same for a resolved ticket that one of both sides reopens. */
export const queueTicketReopened = (tx: EntityManager, ticket: SupportTicket): Promise<void> =>
  queueWebhooks(tx, 'ticket.reopened', describe(ticket));

/** The same for a message on a ticket, without its text: the API has it for those who may read it. */
export const queueTicketAnswered = (
  tx: EntityManager,
  { id, ticket, author, fromTeam }: TicketMessage,
): Promise<void> =>
  queueWebhooks(tx, 'ticket.answered', { ...describe(ticket), messageId: id, authorId: author.id, fromTeam });
