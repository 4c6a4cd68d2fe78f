import { usePaginatedQuery } from 'kit/apollo';
import { AdminTicketsDocument } from '#gql/graphql.ts';

/** Resolved or unresolved tickets. A ticket that changes status leaves its list at once. */
export function useTickets({ resolved }: { resolved: boolean }) {
  const { nodes, ...pages } = usePaginatedQuery(AdminTicketsDocument, {
    variables: { resolved },
    selectConnection: ({ supportTickets }) => supportTickets,
  });
  return { ...pages, list: nodes?.filter(({ status }) => (status === 'resolved') === resolved) };
}
