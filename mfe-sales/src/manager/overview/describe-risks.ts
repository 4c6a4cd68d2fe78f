import type { ManagerOverviewQuery } from '#gql/graphql.ts';

export type ProjectAtRisk = ManagerOverviewQuery['managerOverview']['atRisk'][number];

/** The reasons a project is at risk, as text. */
export function describeRisks({ overdueTasks, isAged, isQuietInTesting, isStalled }: ProjectAtRisk): string[] {
  return [
    overdueTasks === 1 && '1 task is overdue',
    overdueTasks > 1 && `${overdueTasks} tasks are overdue`,
    isStalled && 'No task done for two weeks',
    isQuietInTesting && 'In testing, without activity for a week',
    isAged && 'Over four weeks old',
  ].filter((reason) => reason !== false);
}
