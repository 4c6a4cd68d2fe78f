import { Stat, Stats } from 'kit/panel';
import type { ManagerOverviewQuery } from '#gql/graphql.ts';

/** Each count links to its projects. */
export function Counts({ overview }: { overview: ManagerOverviewQuery['managerOverview'] | undefined }) {
  const figure = (count: number | undefined) => count?.toLocaleString();
  return (
    <Stats>
      <Stat label="Active" figure={figure(overview?.active)} to="?tab=overview&status=in_progress" />
      <Stat label="Completed" figure={figure(overview?.completed)} to="?tab=overview&status=completed" />
      <Stat label="Pending" figure={figure(overview?.pending)} to="?tab=overview&status=pending" />
      <Stat label="At risk" figure={figure(overview?.atRiskTotal)} />
    </Stats>
  );
}
