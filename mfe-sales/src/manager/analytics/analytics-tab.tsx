import { prefetch, type DataClient, useQuery } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { EmptyState, ErrorState } from 'kit/states';
import { TaskWeeksDocument } from '#gql/graphql.ts';
import { ProjectFilter } from '../filters/project-filter.tsx';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { WeekCharts } from './week-charts.tsx';
import { WeeksSkeleton } from './weeks-skeleton.tsx';
import { WeekTable } from './week-table.tsx';

/** How many tasks were done each week, and how long they took. */
export function WorkAnalyticsTab() {
  const [project] = useSearchState('project');
  const { data, error, refetch } = useQuery(TaskWeeksDocument, {
    variables: { projectId: project || null },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnWorkChange(refetch);
  const weeks = data?.taskWeeks;
  return (
    <Panels>
      <Panel title="The last 12 weeks" busy={!weeks && !error} actions={<ProjectFilter />}>
        {weeks?.every(({ done }) => done === 0) && (
          <EmptyState title="Analytics coming soon" hint="Analytics start with the first task moved to Done." />
        )}
        {weeks?.some(({ done }) => done > 0) && (
          <>
            <WeekCharts weeks={weeks} />
            <WeekTable weeks={weeks} />
          </>
        )}
        {!weeks && !error && <WeeksSkeleton />}
        {!weeks && error && (
          <ErrorState
            title="Couldn't load the figures"
            hint="Your tasks are safe. Try again."
            onRetry={() => void refetch().then(undefined, () => undefined)}
          />
        )}
      </Panel>
    </Panels>
  );
}

WorkAnalyticsTab.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetch(client, TaskWeeksDocument, { projectId: searchParams.get('project') });
