import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { HubProjectChangedDocument, HubProjectsDocument } from '#gql/graphql.ts';

/** The contractor's projects. Changes arrive with the event and update the cache; a new project causes a refetch. */
export function useHubProjects() {
  const pages = usePaginatedQuery(HubProjectsDocument, { selectConnection: ({ projects }) => projects });
  const { nodes, refresh } = pages;
  useSubscription(HubProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const project = data?.activityAdded.project;
      if (project && !nodes?.some(({ id }) => id === project.id)) void refresh();
    },
  });
  return pages;
}
