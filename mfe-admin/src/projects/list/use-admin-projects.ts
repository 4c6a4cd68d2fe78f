import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { usePreviousData } from 'kit/panel';
import { AdminProjectChangedDocument, AdminProjectsDocument } from '#gql/graphql.ts';
import { matchesFilter, toQueryVariables, type Filter } from '../filter/filter.ts';

/**
 * The filtered projects. Events carry the changed project. It is removed at once if it no longer matches the filter,
 * and refetched if it may match now.
 */
export function useAdminProjects(filter: Filter) {
  const { nodes, ...pages } = usePaginatedQuery(AdminProjectsDocument, {
    variables: toQueryVariables(filter),
    selectConnection: ({ projects }) => projects,
  });
  const { data, error, refresh } = pages;
  // Keep the previous results while the next ones load, to avoid layout shift while typing.
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
  return { ...pages, isLoading, list: isLoading && matches?.length === 0 ? undefined : matches };
}
