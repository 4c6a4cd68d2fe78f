import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { HubProjectChangedDocument, HubProjectsDocument } from '#gql/graphql.ts';

/** The projects that one works on. A change comes with the project and shows on its own; one that is new is asked for. */
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
