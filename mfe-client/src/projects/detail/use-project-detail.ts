import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { DetailedProjectChangedDocument, ProjectDetailDocument } from '#gql/graphql.ts';

/** One project with its timeline. A change comes with the project and shows on its own; its entry of the timeline is asked for. */
export function useProjectDetail(id: string) {
  const pages = usePaginatedQuery(ProjectDetailDocument, {
    variables: { id },
    selectConnection: ({ project }) => project?.activity,
  });
  const { refresh } = pages;
  useSubscription(DetailedProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.activityAdded.project?.id === id) void refresh();
    },
  });
  return pages;
}
