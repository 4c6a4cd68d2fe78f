import { useQuery } from 'kit/apollo';
import { choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { TicketProjectDocument, TicketProjectsDocument } from '#gql/graphql.ts';

/** The client's projects whose title matches, newest first. */
export const projectChoices = defineChoiceQuery(TicketProjectsDocument, {
  searchBy: 'a title',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ projects: { edges, pageInfo } }) => ({
    found: edges.map(({ node }) => ({ id: node.id, label: node.title })),
    hasMore: pageInfo.hasNextPage,
  }),
});

/** The project in the URL, if it is the client's own. */
export function useTicketProject(id: string) {
  const { data } = useQuery(TicketProjectDocument, { variables: { id }, skip: id === '' });
  return data?.project ? { id: data.project.id, label: data.project.title } : null;
}
