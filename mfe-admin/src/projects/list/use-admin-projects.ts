import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { usePreviousData } from 'kit/panel';
import { AdminProjectChangedDocument, AdminProjectsDocument } from '#gql/graphql.ts';
import { matchesFilter, toQueryVariables, type Filter } from '../filter/filter.ts';

/**
 * The projects that one looks for. A change comes with the project and shows on its own, and one that belongs in the list no
 * more leaves it at once; one that may belong in it now is asked for.
 */
export function useAdminProjects(filter: Filter) {
  const { nodes, ...pages } = usePaginatedQuery(AdminProjectsDocument, {
    variables: toQueryVariables(filter),
    selectConnection: ({ projects }) => projects,
  });
  const { data, error, refresh } = pages;
  // While others are looked for, those that were found last stay: nothing jumps while one types.
  const displayedData = usePreviousData(error ? null : data);
  useSubscription(AdminProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const project = data?.activityAdded.project;
      if (project && !nodes?.some(({ id }) => id === project.id)) void refresh();
    },
  });
  const matches = displayedData?.projects.edges
    .map(({ node }) => node)
    .filter((project) => matchesFilter(filter, project));
  const isLoading = !data && !error;
  return { ...pages, isLooking: isLoading, list: isLoading && matches?.length === 0 ? undefined : matches };
}
