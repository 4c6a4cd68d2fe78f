import { Stat, Stats } from 'kit/panel';
import type { ManagerOverviewQuery } from '#gql/graphql.ts';

/** Each count links to its projects. */
export function ProjectCounts({ overview }: { overview: ManagerOverviewQuery['managerOverview'] | undefined }) {
  const formatCount = (count: number | undefined) => count?.toLocaleString();
  return (
    <Stats>
      <Stat label="Active" figure={formatCount(overview?.active)} to="?tab=overview&status=in_progress" />
      <Stat label="Completed" figure={formatCount(overview?.completed)} to="?tab=overview&status=completed" />
      <Stat label="Pending" figure={formatCount(overview?.pending)} to="?tab=overview&status=pending" />
      <Stat label="At risk" figure={formatCount(overview?.atRiskTotal)} />
    </Stats>
  );
}
