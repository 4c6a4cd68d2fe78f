import { prefetch, useQuery, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { HubDashboardDocument, HubNeedsDocument } from '#gql/graphql.ts';
import { DevelopmentStatus } from './development-status.tsx';
import { FigureCards } from './figure-cards.tsx';
import { ActionItemsPanel } from './action-items/needs-panel.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** Action items, figures and recent activity. The figures are one query, so they load or fail together. */
export function DashboardTab() {
  const { data, error, refetch } = useQuery(HubDashboardDocument, { fetchPolicy: 'cache-and-network' });
  const summary = data?.contractorSummary;
  return (
    <Panels>
      <ActionItemsPanel />
      {error && !summary ? (
        <ErrorState
          level="h2"
          title="Couldn't load your figures"
          hint="Your projects and payouts aren't affected. Try again."
          onRetry={() => void refetch().then(undefined, () => undefined)}
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
  prefetch(client, HubNeedsDocument);
  prefetch(client, HubDashboardDocument);
};

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
