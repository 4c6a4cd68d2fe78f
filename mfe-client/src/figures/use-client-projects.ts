import { usePaginatedQuery } from 'kit/apollo';
import { ClientProjectsDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../live/use-refetch-on-activity.ts';

/**
 * All projects of the client, newest first: one list for every screen that shows or adds them up. What changes in a project
 * comes along with the activity; only one that is not listed yet has to be asked for.
 */
export function useClientProjects() {
  const pages = usePaginatedQuery(ClientProjectsDocument, { selectConnection: ({ projects }) => projects });
  const { nodes, refresh } = pages;
  useRefetchOnActivity(refresh, ({ project }) =>
    Boolean(nodes && project && !nodes.some(({ id }) => id === project.id)),
  );
  return pages;
}
