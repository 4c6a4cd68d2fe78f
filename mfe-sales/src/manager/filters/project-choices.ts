import { useQuery } from 'kit/apollo';
import { choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { ProjectNameDocument, ProjectNamesDocument } from '#gql/graphql.ts';
import { useFreshWork } from '../live/work-feed.ts';

/** The projects that one manages whose title or client has the words, newest first. */
export const projectChoices = defineChoiceQuery(ProjectNamesDocument, {
  searchBy: 'a title or client',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ plannedProjects: { edges, pageInfo } }) => ({
    found: edges.map(({ node }) => ({ id: node.id, label: node.title })),
    hasMore: pageInfo.hasNextPage,
  }),
});

/** Whether one manages no project, or only this one; undefined until that is known. */
export function useOnlyProject() {
  const { data, refetch } = useQuery(ProjectNamesDocument, {
    variables: { search: null, first: 2 },
    fetchPolicy: 'cache-and-network',
  });
  useFreshWork(refetch);
  const projects = data?.plannedProjects.edges.map(({ node }) => ({ id: node.id, label: node.title }));
  return { hasNone: projects?.length === 0, only: projects?.length === 1 ? projects[0] : undefined };
}

/** The project of an id as a choice, wherever it is in the list; null for none. */
export function useProjectName(id: string) {
  const { data } = useQuery(ProjectNameDocument, { variables: { id }, skip: id === '' });
  if (id === '') return null;
  return { id, label: data?.project?.title ?? (data ? 'Unknown project' : 'Loading…') };
}
