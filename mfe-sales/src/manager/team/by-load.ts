import type { TeamLoadQuery } from '#gql/graphql.ts';

export type Member = TeamLoadQuery['team'][number];

/** Whoever has most to do first; of two with as much, who is behind. */
export const byLoad = (members: readonly Member[]): Member[] =>
  members.toSorted(
    (a, b) => b.openTasks - a.openTasks || b.overdueTasks - a.overdueTasks || b.activeProjects - a.activeProjects,
  );

export const getRole = ({ contractorRole }: Member): string => contractorRole ?? 'contractor';
