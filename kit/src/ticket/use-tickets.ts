import { prefetchFirstPage, usePaginatedQuery, type DataClient } from 'kit/apollo';
import { TicketsDocument, type TicketRow_TicketFragment } from './gql/graphql.ts';

/** A ticket with its last message, as lists show it. */
export type Ticket = TicketRow_TicketFragment;

/** The viewer's resolved or unresolved tickets. A ticket that changes status leaves its list at once. */
export function useTickets({ resolved }: { resolved: boolean }) {
  const { nodes, ...pages } = usePaginatedQuery(TicketsDocument, {
    variables: { resolved },
    selectConnection: ({ supportTickets }) => supportTickets,
  });
  return { ...pages, list: nodes?.filter(({ status }) => (status === 'resolved') === resolved) };
}

export type Tickets = ReturnType<typeof useTickets>;

/** Prefetches the first page of `useTickets`. */
export const prefetchTickets = (client: DataClient, variables: { resolved: boolean }) =>
  prefetchFirstPage(client, TicketsDocument, variables);
