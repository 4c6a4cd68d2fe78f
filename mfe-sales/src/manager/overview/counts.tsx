import { Reading, Readings } from 'kit/panel';
import type { ManagerOverviewQuery } from '#gql/graphql.ts';

/** Each leads to the projects that it counts. */
export function Counts({ overview }: { overview: ManagerOverviewQuery['managerOverview'] | undefined }) {
  const figure = (count: number | undefined) => count?.toLocaleString();
  return (
    <Readings>
      <Reading label="Active" figure={figure(overview?.active)} to="?tab=overview&status=in_progress" />
      <Reading label="Completed" figure={figure(overview?.completed)} to="?tab=overview&status=completed" />
      <Reading label="Pending" figure={figure(overview?.pending)} to="?tab=overview&status=pending" />
      <Reading label="At risk" figure={figure(overview?.atRiskTotal)} />
    </Readings>
  );
}
