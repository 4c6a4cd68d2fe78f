import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { useSearchParams } from 'kit/router';
import { WantedProjectDocument, type HubProject_ProjectFragment } from '#gql/graphql.ts';
import { wantedProject } from '../project-address.ts';

type HubProject = HubProject_ProjectFragment;

export interface RequestedProject {
  /** The project that the address names, if it names one. */
  id: string | null;
  /** How it stands with one that is not in the list as far as that is loaded. */
  alone: 'not asked' | 'loading' | 'failed' | 'missing' | 'there';
  retry: () => void;
  /** What is shown: one that is further down the list stands on top, and stays there while it is named. */
  projects: readonly HubProject[];
}

export function useWantedProject(listed: readonly HubProject[] | undefined): RequestedProject {
  const id = useSearchParams()[0].get(wantedProject);
  const [away, setAway] = useState<string | null>(null);
  if (id && listed && away !== id && !listed.some((project) => project.id === id)) setAway(id);
  const isAlone = id !== null && away === id;
  const { data, error, refetch } = useQuery(WantedProjectDocument, { variables: { id: id ?? '' }, skip: !isAlone });
  const found = isAlone ? data?.project : undefined;
  const others = listed?.filter((project) => project.id !== found?.id) ?? [];
  return {
    id,
    alone: isAlone ? standing() : 'not asked',
    retry: () => void refetch().then(undefined, () => undefined),
    projects: found ? [found, ...others] : others,
  };

  function standing() {
    if (found) return 'there';
    // An id that cannot be one is refused as malformed.
    if (data || (error && toFault(error).code === 'MALFORMED_REQUEST')) return 'missing';
    return error ? 'failed' : 'loading';
  }
}
