import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { AdminProjectChangedDocument, AdminProjectDetailDocument } from '#gql/graphql.ts';

/** One project with its timeline. Events carry the project; new timeline entries are fetched. */
export function useProjectDetail(id: string | null) {
  const pages = usePaginatedQuery(AdminProjectDetailDocument, {
    variables: { id: id ?? '' },
    selectConnection: ({ project }) => project?.activity,
    skip: id === null,
  });
  const { refresh } = pages;
  useSubscription(AdminProjectChangedDocument, {
    skip: id === null,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.activityAdded.project?.id === id) void refresh();
    },
  });
  return pages;
}
