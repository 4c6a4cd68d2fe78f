import { usePaginatedQuery } from 'kit/apollo';
import { ClientTicketsDocument } from '#gql/graphql.ts';

export type Tickets = ReturnType<typeof useTickets>;

/** One's tickets that are resolved, or those that are not. One that has just become the other leaves its list at once. */
export function useTickets({ resolved }: { resolved: boolean }) {
  const { nodes, ...pages } = usePaginatedQuery(ClientTicketsDocument, {
    variables: { resolved },
    selectConnection: ({ supportTickets }) => supportTickets,
  });
  return { ...pages, list: nodes?.filter(({ status }) => (status === 'resolved') === resolved) };
}
