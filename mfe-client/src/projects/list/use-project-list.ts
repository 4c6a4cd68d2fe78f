import { usePages, useSubscription } from 'kit/apollo';
import { ListedProjectChangedDocument, ProjectListDocument } from '#gql/graphql.ts';

/** One's projects. A change comes with the project and shows by itself; one that is new is asked for. */
export function useProjectList() {
  const pages = usePages(ProjectListDocument, { pick: ({ projects }) => projects });
  const { nodes, refresh } = pages;
  useSubscription(ListedProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const project = data?.activityAdded.project;
      if (project && !nodes?.some(({ id }) => id === project.id)) void refresh();
    },
  });
  return pages;
}
