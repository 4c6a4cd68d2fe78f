import type { TicketRow_TicketFragment as Ticket } from '#gql/graphql.ts';

const prioritiesByUrgency = ['critical', 'high', 'medium', 'low'];

/** When the client wrote what no one of the team has answered; null where it is the client's turn, or no one's. */
export function getWaitingSince({ status, createdAt, latestMessages }: Ticket): string | null {
  const last = latestMessages.edges[0]?.node;
  return status === 'resolved' || last?.fromTeam ? null : (last?.createdAt ?? createdAt);
}

/** What waits for the team first, the urgent before the rest, and then what has waited longest. */
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
