import { prefetch, prefetchFirstPage, type DataClient, useQuery } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { ManagedProjectsDocument, ManagerOverviewDocument } from '#gql/graphql.ts';
import { useFreshWork } from '../live/work-feed.ts';
import { Counts } from './counts.tsx';
import { ProjectsPanel } from './projects-panel.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { getStatus } from './get-status.ts';

/** How many projects stand where, which of them need a look, and all of them. */
export function OverviewTab() {
  const { data, error, refetch } = useQuery(ManagerOverviewDocument, { fetchPolicy: 'cache-and-network' });
  useFreshWork(refetch);
  const overview = data?.managerOverview;
  return (
    <Panels>
      {error && !overview ? (
        <ErrorState
          level="h2"
          title="The overview could not be loaded"
          hint="Your projects are safe. Try again in a moment."
          onRetry={() => void refetch().then(undefined, () => undefined)}
        />
      ) : (
        <>
          <Counts overview={overview} />
          <RiskPanel overview={overview} />
        </>
      )}
      <ProjectsPanel />
    </Panels>
  );
}

OverviewTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, ManagerOverviewDocument);
  prefetchFirstPage(client, ManagedProjectsDocument, { status: getStatus(searchParams.get('status')) });
};
