import type { TicketCard_TicketFragment as Ticket } from '#gql/graphql.ts';

const prioritiesByUrgency = ['critical', 'high', 'medium', 'low'];

/** When the client's oldest unanswered message was sent; null if the team has replied or no one needs to. */
export function getWaitingSince({ status, createdAt, latestMessages }: Ticket): string | null {
  const last = latestMessages.edges[0]?.node;
  return status === 'resolved' || last?.fromTeam ? null : (last?.createdAt ?? createdAt);
}

/** Tickets waiting for the team first, by priority, then by waiting time. */
export function sortTickets(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted((a, b) => {
    const [first, second] = [getWaitingSince(a), getWaitingSince(b)];
    if (!first || !second) return Number(Boolean(second)) - Number(Boolean(first));
    return (
      prioritiesByUrgency.indexOf(a.priority) - prioritiesByUrgency.indexOf(b.priority) ||
      Date.parse(first) - Date.parse(second)
    );
  });
}
