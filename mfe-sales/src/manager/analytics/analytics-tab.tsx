import { prefetch, type DataClient, useQuery } from 'kit/apollo';
import { Panel, Panels } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { BarChart } from 'kit/chart';
import { TaskWeeksDocument, type TaskWeeksQuery } from '#gql/graphql.ts';
import { ProjectFilter } from '../filters/project-filter.tsx';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';

/** How many tasks were done each week, and how long they took. */
export function WorkAnalyticsTab() {
  const [project] = useSearchState('project');
  const { data, error, refresh } = useQuery(TaskWeeksDocument, {
    variables: { projectId: project || null },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnWorkChange(refresh);
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
          <ErrorState title="Couldn't load the figures" hint="Your tasks are safe. Try again." onRetry={refresh} />
        )}
      </Panel>
    </Panels>
  );
}

WorkAnalyticsTab.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetch(client, TaskWeeksDocument, { projectId: searchParams.get('project') });

/** Two charts and the table below. */
const WeeksSkeleton = () => (
  <Place aria-hidden>
    <Skeleton $width="100%" $height="292px" />
    <Skeleton $width="100%" $height="292px" />
    <Skeleton $width="100%" $height="480px" />
  </Place>
);

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Runs left to right in time. Each stack of days ends at the 85th percentile. */
function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  return (
    <Charts>
      <section>
        <h3>Tasks done</h3>
        <BarChart
          label="Tasks done by week. The table has the same figures."
          series={[{ key: 'done', label: 'Tasks done' }]}
          columns={weeks.map((week) => ({ name: formatWeek(week), values: { done: week.done } }))}
          format={formatDays}
        />
      </section>
      <section>
        <h3>Days from created to done</h3>
        <BarChart
          label="Days from created to done by week. The table has the same figures."
          series={[
            { key: 'median', label: 'Median' },
            { key: 'most', label: '85th percentile' },
          ]}
          columns={weeks.map((week) => ({
            name: formatWeek(week),
            values: { median: week.medianDays ?? 0, most: (week.mostDays ?? 0) - (week.medianDays ?? 0) },
          }))}
          format={formatDays}
        />
      </section>
    </Charts>
  );
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  h3 {
    margin-bottom: ${tokens.space.xs};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space.xl};
  }
`;

/** This week first. Only four columns, so it stays a table on a phone. */
function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <Table>
      <caption>Days from created to done, by the week in which a task was done</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Tasks done</th>
          <th scope="col">Median days</th>
          <th scope="col">85th percentile</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.startsOn}>
            <th scope="row">{formatWeek(week)}</th>
            <td>{week.done}</td>
            <td>{week.medianDays == null ? '–' : formatDays(week.medianDays)}</td>
            <td>{week.mostDays == null ? '–' : formatDays(week.mostDays)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: ${tokens.space.l};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${tokens.space.s};
    color: ${tokens.color.soft};
    text-align: left;
  }
  th,
  td {
    padding: ${tokens.space.xs} 0 ${tokens.space.xs} 4px;
    border-bottom: 1px solid ${tokens.color.line};
    text-align: right;
  }
  thead th {
    color: ${tokens.color.soft};
    font-weight: 400;
    vertical-align: bottom;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
`;

type Week = TaskWeeksQuery['taskWeeks'][number];

/** A week by its Monday: "9 Nov". */
const formatWeek = ({ startsOn }: Week, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(`${startsOn}T00:00`));

/** At most one decimal: 2 is "2", 2.5 is "2.5". */
const formatDays = (days: number): string => days.toLocaleString(undefined, { maximumFractionDigits: 1 });
