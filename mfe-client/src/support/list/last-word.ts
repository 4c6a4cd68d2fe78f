import type { TicketRow_TicketFragment as Ticket } from '#gql/graphql.ts';

/** What was written last on a ticket, if anything was since it was opened. */
export const getLastWord = ({ latestMessages }: Ticket) => latestMessages.edges[0]?.node;

/** The team has the last word: it is the client's turn. */
export const waitsForClient = (ticket: Ticket) =>
  ticket.status !== 'resolved' && getLastWord(ticket)?.fromTeam === true;

/** What waits for the client first, then what changed last. */
export const inOrder = (tickets: readonly Ticket[]): Ticket[] =>
  tickets.toSorted(
    (a, b) =>
      Number(waitsForClient(b)) - Number(waitsForClient(a)) || Date.parse(changedAt(b)) - Date.parse(changedAt(a)),
  );

const changedAt = (ticket: Ticket) => getLastWord(ticket)?.createdAt ?? ticket.createdAt;
