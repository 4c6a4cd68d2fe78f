import { useEffect, useRef } from 'react';
import { useCoalescedRefetch, usePaginatedQuery, useSubscription } from 'kit/apollo';
import { ListedProjectChangedDocument, ProjectListDocument, type ProjectListQuery } from '#gql/graphql.ts';
import { getGroupKey, type View } from './groups.ts';

/**
 * One's projects, those that wait first. A list that is there whole is narrowed where it is shown; of a longer one the server
 * says which are active and which are finished, however far one has scrolled.
 */
export function useProjectList({ finished }: View) {
  const all = usePaginatedQuery(ProjectListDocument, { selectConnection });
  const filtered = usePaginatedQuery(ProjectListDocument, {
    selectConnection,
    variables: { finished },
    skip: finished === null || !all.hasMore,
  });
  const pages = finished === null || !all.hasMore ? all : filtered;

  const groups = useRef(new Map<string, string>());
  useEffect(() => {
    groups.current = new Map(pages.nodes?.map((project) => [project.id, getGroupKey(project)]));
  });
  const refresh = useCoalescedRefetch(() => Promise.all([all.refresh(), pages !== all && pages.refresh()]));
  // A change comes with the project and shows on its own. What is new, or goes to another group, has another place.
  useSubscription(ListedProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const project = data?.activityAdded.project;
      if (project && groups.current.get(project.id) !== getGroupKey(project)) refresh();
    },
  });
  return pages;
}

const selectConnection = ({ projects }: ProjectListQuery) => projects;
