import { useQuery } from 'kit/apollo';
import { choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { ProjectNameDocument, ProjectNamesDocument } from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';

/** The project manager's projects whose title or client matches, newest first. */
export const projectChoiceQuery = defineChoiceQuery(ProjectNamesDocument, {
  searchBy: 'a title or client',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ plannedProjects: { edges, pageInfo } }) => ({
    found: edges.map(({ node }) => ({ id: node.id, label: node.title })),
    hasMore: pageInfo.hasNextPage,
  }),
});

/** Whether the user manages no project, or only this one; undefined until known. */
export function useSingleProject() {
  const { data, refresh } = useQuery(ProjectNamesDocument, {
    variables: { search: null, first: 2 },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnWorkChange(refresh);
  const projects = data?.plannedProjects.edges.map(({ node }) => ({ id: node.id, label: node.title }));
  return { hasNone: projects?.length === 0, singleProject: projects?.length === 1 ? projects[0] : undefined };
}

/** Finds a project option by id, even if it is not loaded in the list; null without an id. */
export function useProjectChoice(id: string) {
  const { data } = useQuery(ProjectNameDocument, { variables: { id }, skip: id === '' });
  if (id === '') return null;
  return { id, label: data?.project?.title ?? (data ? 'Unknown project' : 'Loading…') };
}
