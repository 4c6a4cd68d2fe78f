import { prefetch, useQuery, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { ErrorState } from 'kit/states';
import styled from 'styled-components';
import { HubDashboardDocument, HubNeedsDocument } from '#gql/graphql.ts';
import { DevelopmentStatus } from './development-status.tsx';
import { FigureCards } from './figure-cards.tsx';
import { NeedsPanel } from './needs/needs-panel.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** What waits for the contractor, then how they stand and what happened. The figures are one question, so one answer or one fault. */
export function DashboardTab() {
  const { data, error, refetch } = useQuery(HubDashboardDocument, { fetchPolicy: 'cache-and-network' });
  const summary = data?.contractorSummary;
  return (
    <Panels>
      <NeedsPanel />
      {error && !summary ? (
        <ErrorState
          level="h2"
          title="Your figures could not be loaded"
          hint="Your projects and payouts are not affected. Try again in a moment."
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
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
