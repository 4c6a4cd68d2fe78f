import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { DetailedProjectChangedDocument, ProjectDetailDocument } from '#gql/graphql.ts';

/** One project with its timeline. Events carry the project; new timeline entries are fetched. */
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
