import { prefetch, prefetchFirstPage, type DataClient, useQuery } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { ManagedProjectsDocument, ManagerOverviewDocument } from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { ProjectCounts } from './project-counts.tsx';
import { ProjectsPanel } from './projects-panel.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { parseStatus } from './parse-status.ts';

/** Project counts, projects at risk and all projects. */
export function OverviewTab() {
  const { data, error, refetch } = useQuery(ManagerOverviewDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnWorkChange(refetch);
  const overview = data?.managerOverview;
  return (
    <Panels>
      {error && !overview ? (
        <ErrorState
          level="h2"
          title="Couldn't load the overview"
          hint="Your projects are safe. Try again."
          onRetry={() => void refetch().then(undefined, () => undefined)}
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
