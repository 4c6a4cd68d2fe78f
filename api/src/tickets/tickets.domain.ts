import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { TicketMessage } from '#tickets/ticket-message.entity';
import { TicketMessagesResolver } from '#tickets/ticket-messages.resolver';
import { findOldTickets, findOpenTickets, findTicketsToAnswer } from '#tickets/tickets.action-items';
import { loadDemoTickets } from '#tickets/tickets.demo';
import { TicketsResolver } from '#tickets/tickets.resolver';
import { archivedTicketMessages } from '#tickets/tickets.retention';
import { messageVisibleTo, visibleTo } from '#tickets/ticket.access';
import { undoResolveTicket } from '#tickets/undo-resolve-ticket';
import { defineNode } from '#db/node-source';

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
  tokenArea: 'tickets',
  resolvers: [TicketsResolver, TicketMessagesResolver],
  entities: [SupportTicket, TicketMessage],
  nodes: {
    SupportTicket: defineNode(SupportTicket, visibleTo),
    TicketMessage: defineNode(TicketMessage, messageVisibleTo),
  },
  keptTables: { support_tickets: businessRecord },
  archivedTables: [archivedTicketMessages],
  actionItems: { '/client': [findTicketsToAnswer], '/contractor': [findOpenTickets], '/admin': [findOldTickets] },
  undos: { ticket_resolved: undoResolveTicket },
  loadDemo: loadDemoTickets,
});
