import { usePaginatedQuery } from 'kit/apollo';
import { HubTicketsDocument } from '#gql/graphql.ts';

export type Tickets = ReturnType<typeof useTickets>;

/** The resolved or the unresolved tickets. A ticket that changes state leaves its list at once. */
export function useTickets({ resolved }: { resolved: boolean }) {
  const { nodes, ...pages } = usePaginatedQuery(HubTicketsDocument, {
    variables: { resolved },
    selectConnection: ({ supportTickets }) => supportTickets,
  });
  return { ...pages, list: nodes?.filter(({ status }) => (status === 'resolved') === resolved) };
}
