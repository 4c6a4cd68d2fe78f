import { useEffect, useRef } from 'react';
import { useCoalescedRefetch, usePaginatedQuery, useSubscription } from 'kit/apollo';
import { ListedProjectChangedDocument, ProjectListDocument, type ProjectListQuery } from '#gql/graphql.ts';
import { getGroupKey, type View } from './groups.ts';

/**
 * The client's projects, those waiting for the client first. A completely loaded list is filtered locally; a longer one
 * is filtered by the server, so that every match is included.
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
  // Events carry the project. A new project, or a change of group, affects the order, so refetch.
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
