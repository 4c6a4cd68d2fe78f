import { useQuery } from 'kit/apollo';
import { AssigneesDocument, type AssigneesQuery } from '#gql/graphql.ts';

export type Assignee = AssigneesQuery['team'][number];

/** Whoever may do a task. */
export function useAssignees(): readonly Assignee[] {
  return useQuery(AssigneesDocument).data?.team ?? [];
}
