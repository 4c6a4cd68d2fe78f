import type { TicketRow_TicketFragment as Ticket } from '#gql/graphql.ts';

/** What was written last on a ticket, if anything was since it was opened. */
export const getLastMessage = ({ latestMessages }: Ticket) => latestMessages.edges[0]?.node;

/** The team has the last word: it is the client's turn. */
export const isWaitingForClient = (ticket: Ticket) =>
  ticket.status !== 'resolved' && getLastMessage(ticket)?.fromTeam === true;

/** What waits for the client first, then what changed last. */
export const sortTickets = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.toSorted(
    (a, b) =>
      Number(isWaitingForClient(b)) - Number(isWaitingForClient(a)) ||
      Date.parse(getChangedAt(b)) - Date.parse(getChangedAt(a)),
  );

const getChangedAt = (ticket: Ticket) => getLastMessage(ticket)?.createdAt ?? ticket.createdAt;
