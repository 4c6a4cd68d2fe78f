import { usePaginatedQuery } from 'kit/apollo';
import { AdminTicketsDocument } from '#gql/graphql.ts';

/** The tickets that are resolved, or those that are not. One that has just become the other leaves its list at once. */
export function useTickets({ resolved }: { resolved: boolean }) {
  const { nodes, ...pages } = usePaginatedQuery(AdminTicketsDocument, {
    variables: { resolved },
    selectConnection: ({ supportTickets }) => supportTickets,
  });
  return { ...pages, list: nodes?.filter(({ status }) => (status === 'resolved') === resolved) };
}
