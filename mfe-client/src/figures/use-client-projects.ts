import { usePaginatedQuery } from 'kit/apollo';
import { ClientProjectsDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../live/use-refetch-on-activity.ts';

/**
 * All projects of the client, newest first, shared by every screen. Activity events carry changed projects; only
 * unknown ones are fetched.
 */
export function useClientProjects() {
  const pages = usePaginatedQuery(ClientProjectsDocument, { selectConnection: ({ projects }) => projects });
  const { nodes, refresh } = pages;
  useRefetchOnActivity(refresh, ({ project }) =>
    Boolean(nodes && project && !nodes.some(({ id }) => id === project.id)),
  );
  return pages;
}
