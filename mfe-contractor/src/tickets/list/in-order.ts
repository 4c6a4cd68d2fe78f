import type { TicketCard_TicketFragment as Ticket } from '#gql/graphql.ts';

const urgency = ['critical', 'high', 'medium', 'low'];

/** When the client wrote what no one of the team has answered; null where it is the client's turn, or no one's. */
export function waitsSince({ status, createdAt, latestMessages }: Ticket): string | null {
  const last = latestMessages.edges[0]?.node;
  return status === 'resolved' || last?.fromTeam ? null : (last?.createdAt ?? createdAt);
}

/** What waits for the team first, the urgent before the rest, and then what has waited longest. */
export function inOrder(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted((a, b) => {
    const [first, second] = [waitsSince(a), waitsSince(b)];
    if (!first || !second) return Number(Boolean(second)) - Number(Boolean(first));
    return urgency.indexOf(a.priority) - urgency.indexOf(b.priority) || Date.parse(first) - Date.parse(second);
  });
}
