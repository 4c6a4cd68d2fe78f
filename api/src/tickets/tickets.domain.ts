import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { TicketMessage } from '#tickets/ticket-message.entity';
import { TicketMessagesResolver } from '#tickets/ticket-messages.resolver';
import { findOldTickets, findOpenTickets, findTicketsToAnswer } from '#tickets/tickets.action-items';
import { loadDemoTickets } from '#tickets/tickets.demo';
import { TicketsResolver } from '#tickets/tickets.resolver';
import { archivedTicketMessages } from '#tickets/tickets.retention';
import { messageVisibleTo, noteVisibleTo, visibleTo } from '#tickets/ticket.access';
import { TicketNote } from '#tickets/ticket-note.entity';
import { TicketWorkResolver } from '#tickets/ticket-work.resolver';
import { wakeTicket } from '#tickets/snooze-ticket';
import { undoResolveTicket } from '#tickets/undo-resolve-ticket';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    ticketMessageAdded: { id: string; ticketId: string };
    ticketNoteAdded: { id: string; ticketId: string };
    /**
     * `resolvedNow`: it was unresolved until this change, so some people can no longer see it. `teamOnly`: its client can't
     * see what changed. `onlyTo`: the ticket is unchanged; these people gain or lose access to it.
     */
    supportTicketChanged: { id: string; resolvedNow: boolean; teamOnly: boolean; onlyTo?: string[] };
  }
}

export const ticketsDomain = defineDomain({
  name: 'tickets',
  tokenArea: 'tickets',
  resolvers: [TicketsResolver, TicketMessagesResolver, TicketWorkResolver],
  entities: [SupportTicket, TicketMessage, TicketNote],
  nodes: {
    SupportTicket: defineNode(SupportTicket, visibleTo),
    TicketMessage: defineNode(TicketMessage, messageVisibleTo),
    TicketNote: defineNode(TicketNote, noteVisibleTo),
  },
  keptTables: { support_tickets: businessRecord, ticket_notes: businessRecord },
  archivedTables: [archivedTicketMessages],
  actionItems: { '/client': [findTicketsToAnswer], '/contractor': [findOpenTickets], '/admin': [findOldTickets] },
  jobs: { wakeTicket: { create: ({ createContext }) => wakeTicket(createContext) } },
  undos: { ticket_resolved: undoResolveTicket },
  loadDemo: loadDemoTickets,
});
