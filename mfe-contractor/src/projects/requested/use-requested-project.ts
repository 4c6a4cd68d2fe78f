import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { isNotFound } from 'kit/fault';
import { useSearchState } from 'kit/search-state';
import { RequestedProjectDocument, type HubProject_ProjectFragment } from '#gql/graphql.ts';
import { projectParam } from '../project-url.ts';

type HubProject = HubProject_ProjectFragment;

export interface RequestedProject {
  /** The project in the URL, if any. */
  id: string | null;
  /** The state of the separate query, for a project beyond the loaded part of the list. */
  lookupStatus: 'skipped' | 'loading' | 'failed' | 'missing' | 'found';
  refresh: () => void;
  /** The projects to show: a linked project beyond the loaded list comes first while it is in the URL. */
  projects: readonly HubProject[];
}

export function useRequestedProject(listed: readonly HubProject[] | undefined): RequestedProject {
  const [id] = useSearchState(projectParam);
  const [unlistedId, setUnlistedId] = useState<string | null>(null);
  if (id && listed && unlistedId !== id && !listed.some((project) => project.id === id)) setUnlistedId(id);
  const isUnlisted = id !== null && unlistedId === id;
  const { data, error, refresh } = useQuery(RequestedProjectDocument, {
    variables: { id: id ?? '' },
    skip: !isUnlisted,
  });
  const found = isUnlisted ? data?.project : undefined;
  const others = listed?.filter((project) => project.id !== found?.id) ?? [];
  return {
    id,
    lookupStatus: isUnlisted ? getState() : 'skipped',
    refresh,
    projects: found ? [found, ...others] : others,
  };

  function getState() {
    if (found) return 'found';
    if (data || isNotFound(error)) return 'missing';
    return error ? 'failed' : 'loading';
  }
}
