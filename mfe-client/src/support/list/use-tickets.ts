import { usePaginatedQuery } from 'kit/apollo';
import { ClientTicketsDocument } from '#gql/graphql.ts';

export type Tickets = ReturnType<typeof useTickets>;

/** The client's resolved or unresolved tickets. A ticket that changes status leaves its list at once. */
export function useTickets({ resolved }: { resolved: boolean }) {
  const { nodes, ...pages } = usePaginatedQuery(ClientTicketsDocument, {
    variables: { resolved },
    selectConnection: ({ supportTickets }) => supportTickets,
  });
  return { ...pages, list: nodes?.filter(({ status }) => (status === 'resolved') === resolved) };
}
