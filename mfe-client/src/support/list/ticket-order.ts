import type { Ticket } from 'kit/ticket';

/** The last message since the ticket was opened, if there is one. */
const getLastMessage = ({ latestMessages }: Ticket) => latestMessages.edges[0]?.node;

/** The team wrote last, so it is the client's turn. */
export const isWaitingForClient = (ticket: Ticket) =>
  ticket.status !== 'resolved' && getLastMessage(ticket)?.fromTeam === true;

/** Tickets waiting for the client first, then by last change. */
export const sortTickets = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.toSorted(
    (a, b) =>
      Number(isWaitingForClient(b)) - Number(isWaitingForClient(a)) ||
      Date.parse(getChangedAt(b)) - Date.parse(getChangedAt(a)),
  );

const getChangedAt = (ticket: Ticket) => getLastMessage(ticket)?.createdAt ?? ticket.createdAt;
