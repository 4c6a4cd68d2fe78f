import type { TeamLoadQuery } from '#gql/graphql.ts';

export type Member = TeamLoadQuery['teamMembers']['edges'][number]['node'];

/** Sorts by open tasks, most first; ties by overdue tasks. */
export const sortByLoad = (members: readonly Member[]): Member[] =>
  members.toSorted(
    (a, b) => b.openTasks - a.openTasks || b.overdueTasks - a.overdueTasks || b.activeProjects - a.activeProjects,
  );

export const getRole = ({ contractorRole }: Pick<Member, 'contractorRole'>): string => contractorRole ?? 'contractor';
