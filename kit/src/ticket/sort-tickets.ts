import { ticketPriorities, type TicketPriority, type TicketStatus } from 'rules/tickets';

/** The ticket fields that decide whose turn it is. */
interface WaitingTicket {
  status: TicketStatus;
  priority: TicketPriority;
  createdAt: string;
  /** At least the last message, if there is one. */
  latestMessages: { edges: ReadonlyArray<{ node: { fromTeam: boolean; createdAt: string } }> };
}

/** When the client's oldest unanswered message was sent; null if the team has replied or no one needs to. */
export function getWaitingSince({ status, createdAt, latestMessages }: WaitingTicket): string | null {
  const last = latestMessages.edges[0]?.node;
  return status === 'resolved' || last?.fromTeam ? null : (last?.createdAt ?? createdAt);
}

/** Tickets waiting for the team first, by priority, then by waiting time. */
export function sortTickets<Ticket extends WaitingTicket>(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted((a, b) => {
    const [first, second] = [getWaitingSince(a), getWaitingSince(b)];
    if (!first || !second) return Number(Boolean(second)) - Number(Boolean(first));
    return (
      ticketPriorities.indexOf(b.priority) - ticketPriorities.indexOf(a.priority) ||
      Date.parse(first) - Date.parse(second)
    );
  });
}
