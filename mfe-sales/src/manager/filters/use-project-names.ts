import { useQuery } from 'kit/apollo';
import { ProjectNamesDocument } from '#gql/graphql.ts';
import { useFreshWork } from '../live/work-feed.ts';

/** The projects that one manages, newest first, for choosing one. */
export function useProjectNames() {
  const { data, refetch } = useQuery(ProjectNamesDocument, { fetchPolicy: 'cache-and-network' });
  useFreshWork(refetch);
  return data?.plannedProjects.edges.map(({ node }) => node);
}
