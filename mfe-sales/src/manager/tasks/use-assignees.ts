import { useQuery } from 'kit/apollo';
import { AssigneesDocument, type AssigneesQuery } from '#gql/graphql.ts';

export type Assignee = AssigneesQuery['team'][number];

/** Whoever may do a task. */
export function useAssignees(): readonly Assignee[] {
  return useQuery(AssigneesDocument).data?.team ?? [];
}

/** Who can be chosen for a task: whoever has not left, and whoever does it already. */
export const choicesFor = (team: readonly Assignee[], now?: { id: string } | null): readonly Assignee[] =>
  team.filter(({ id, isActive }) => isActive || id === now?.id);
