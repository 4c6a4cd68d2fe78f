import { prefetch, prefetchFirstPage, type DataClient, useQuery } from 'kit/apollo';
import { Panels, Stat, Stats } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { ManagedProjectsDocument, ManagerOverviewDocument, type ManagerOverviewQuery } from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { ProjectsPanel } from './projects-panel.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { parseStatus } from './parse-status.ts';

/** Project counts, projects at risk and all projects. */
export function OverviewTab() {
  const { data, error, refresh } = useQuery(ManagerOverviewDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnWorkChange(refresh);
  const overview = data?.managerOverview;
  return (
    <Panels>
      {error && !overview ? (
        <ErrorState
          level="h2"
          title="Couldn't load the overview"
          hint="Your projects are safe. Try again."
          onRetry={refresh}
        />
      ) : (
        <>
          <ProjectCounts overview={overview} />
          <RiskPanel overview={overview} />
        </>
      )}
      <ProjectsPanel />
    </Panels>
  );
}

OverviewTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, ManagerOverviewDocument);
  prefetchFirstPage(client, ManagedProjectsDocument, { status: parseStatus(searchParams.get('status')) });
};

/** Each count links to its projects. */
function ProjectCounts({ overview }: { overview: ManagerOverviewQuery['managerOverview'] | undefined }) {
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
