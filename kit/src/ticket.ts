/* Tickets, as clients and the team see them. */
export { Conversation } from './ticket/conversation.tsx';
export { prefetchInbox, TicketInbox } from './ticket/inbox/lazy-inbox.ts';
export { LastMessage } from './ticket/last-message.tsx';
export { getWaitingSince, sortTickets } from './ticket/sort-tickets.ts';
export type { ThreadTicket } from './ticket/thread.ts';
export { TicketHeader, TicketTitle } from './ticket/ticket-header.tsx';
export { TicketPage } from './ticket/ticket-page.tsx';
export { TicketStatusTag, TicketTags } from './ticket/ticket-tags.tsx';
export { useReopenTicket } from './ticket/use-reopen-ticket.ts';
export { useResolveTicket } from './ticket/use-resolve-ticket.ts';
export { useThread } from './ticket/use-thread.ts';
export { useTicketChanges } from './ticket/use-ticket-changes.ts';
export { prefetchTickets, useTickets, type Ticket, type Tickets } from './ticket/use-tickets.ts';
