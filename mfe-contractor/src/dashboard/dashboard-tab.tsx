import { toAgencyDay } from 'rules/call-times';
import { prefetch, useQuery, type DataClient } from 'kit/apollo';
import { Panels, Stat, Stats, Panel, SampleTag, Timeline } from 'kit/panel';
import { ErrorState, EmptyState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatMoney, RelativeTime } from 'kit/format';
import { HubDashboardDocument, HubActionItemsDocument } from '#gql/graphql.ts';
import { DevelopmentStatus } from './development-status.tsx';
import { ActionItemsPanel } from './action-items/action-items-panel.tsx';
import type { Summary } from './summary.ts';
import { TasksDueToday } from './tasks-due-today.tsx';

/** Action items, today's tasks, figures and recent activity. The figures are one query, so they load or fail together. */
export function DashboardTab() {
  const { data, error, refresh } = useQuery(HubDashboardDocument, { fetchPolicy: 'cache-and-network' });
  const summary = data?.contractorSummary;
  const attention = useQuery(HubActionItemsDocument, {
    variables: { today: getToday() },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Panels>
      <ActionItemsPanel {...attention} />
      <TasksDueToday tasks={attention.data?.myTasks.edges.map(({ node }) => node) ?? []} />
      {error && !summary ? (
        <ErrorState
          level="h2"
          title="Couldn't load your figures"
          hint="Your projects and payouts aren't affected. Try again."
          onRetry={refresh}
        />
      ) : (
        <>
          <FigureCards summary={summary} />
          <Columns>
            <DevelopmentStatus status={summary?.developmentStatus} />
            <RecentActivity events={summary?.recentActivity} />
          </Columns>
        </>
      )}
    </Panels>
  );
}

DashboardTab.prefetchData = (client: DataClient) => {
  prefetch(client, HubActionItemsDocument, { today: getToday() });
  prefetch(client, HubDashboardDocument);
};

/** Due dates are days of the agency. */
const getToday = () => toAgencyDay(new Date());

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** The contractor's key figures; each links to the tab it comes from. */
function FigureCards({ summary }: { summary: Summary | undefined }) {
  return (
    <Stats aria-label="Your figures" aria-busy={!summary}>
      <Stat
        label="This Month"
        figure={summary && formatMoney(summary.thisMonth.value)}
        isSample={summary?.thisMonth.isSample}
        to="?tab=billing"
      />
      <Stat label="Active Projects" figure={summary && String(summary.activeProjects)} to="?tab=projects" />
      <Stat label="Open Tickets" figure={summary && String(summary.openTickets)} to="?tab=tickets" />
      <Stat
        label="Rating"
        figure={summary && formatRating(summary.rating.value)}
        isSample={summary?.rating.isSample}
        to="?tab=projects"
      />
    </Stats>
  );
}

const formatRating = (value: string) => Number(value).toLocaleString(undefined, { minimumFractionDigits: 1 });

/** The latest activity on the contractor's projects; new entries appear at the top live. */
function RecentActivity({ events }: { events: Summary['recentActivity'] | undefined }) {
  return (
    <Panel title="Recent Activity" busy={!events} actions={events?.some(({ isSample }) => isSample) && <SampleTag />}>
      {events ? list(events) : skeletons()}
    </Panel>
  );
}

function list(events: Summary['recentActivity']) {
  if (events.length === 0) {
    return <EmptyState title="No recent activity" hint="Activity on your projects appears here." />;
  }
  return (
    <Timeline>
      {events.map(({ description, createdAt }) => (
        <li key={`${createdAt} ${description}`}>
          <p>{description}</p>
          <RelativeTime at={createdAt} />
        </li>
      ))}
    </Timeline>
  );
}

const skeletons = () => (
  <Timeline aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <li key={place}>
        <Skeleton $width="90%" $height="20px" />
        <Skeleton $width="30%" $height="16px" />
      </li>
    ))}
  </Timeline>
);
