import { Panels, Stat, Stats, Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useApolloClient, useCoalescedRefetch, useSubscription, type DataClient } from 'kit/apollo';
import { ErrorState } from 'kit/states';
import { ButtonLink } from 'kit/controls';
import { useViewer } from 'kit/session';
import { AdminActivityDocument } from '#gql/graphql.ts';
import { ScreenTitle } from '../screen-title.ts';
import { NewProjectButton } from '../projects/create/new-project-button.tsx';
import { SystemAlerts } from './alerts/system-alerts.tsx';
import { FinancialFigures } from './financials/financial-figures.tsx';
import { PlatformHealth } from './health/platform-health.tsx';
import { ProjectOversight } from './oversight/project-oversight.tsx';
import { useDashboardStats } from './figures/use-dashboard-stats.ts';

/** The overview of the agency, with what needs attention. */
export function DashboardSection() {
  useLiveDashboard();
  return (
    <Panels>
      <ScreenTitle>Admin portal</ScreenTitle>
      <MetricCards />
      <Columns>
        <Column>
          <ProjectOversight />
          <FinancialFigures />
          <QuickActions />
        </Column>
        <Column>
          <SystemAlerts />
          <PlatformHealth />
        </Column>
      </Columns>
    </Panels>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(360px, 2fr);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
`;

/** One change often causes several events. */
const batchDelayMs = 200;

/** Updates the dashboard live. Each event carries its project; sums and sorted lists are refetched. */
function useLiveDashboard(): void {
  const client = useApolloClient();
  const onData = useCoalescedRefetch(() => refetchDashboard(client), batchDelayMs);
  useSubscription(AdminActivityDocument, { ignoreResults: true, onData });
}

const cards = [
  { key: 'projectsInTesting', label: 'In Testing', note: 'being tested', to: 'status=testing' },
  { key: 'projectsInDev', label: 'In Development', note: 'being built', to: 'status=in_progress' },
  { key: 'agedProjects', label: 'Aged Projects', note: 'over 4 weeks old', to: 'aged=1' },
  { key: 'projectsInProd', label: 'In Production', note: 'completed', to: 'status=completed' },
] as const;

/** Project counts by stage; each links to the projects. */
function MetricCards() {
  const { stats, error, refresh } = useDashboardStats();
  if (error) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load the figures"
        hint="Projects aren't affected. Try again."
        onRetry={refresh}
      />
    );
  }
  return (
    <Stats aria-busy={!stats}>
      {cards.map(({ key, label, note, to }) => (
        <Stat
          key={key}
          label={label}
          figure={stats && integerFormat.format(stats[key])}
          note={note}
          to={`/admin/projects?${to}`}
        />
      ))}
    </Stats>
  );
}

const integerFormat = new Intl.NumberFormat();

const links = [
  { label: 'Invite User', to: '/admin/invites' },
  { label: 'Upload Document', to: '/admin?section=ai&tab=documents' },
  { label: 'Answer Enquiries', to: '/sales-portal?tab=leads' },
];

/** Founder only: anyone else would be redirected. */
const addResource = { label: 'Add Resource', to: '/admin-dashboard?tab=knowledge' };

function QuickActions() {
  const client = useApolloClient();
  const isFounder = useViewer().audiences.includes('founder');
  return (
    <Panel title="Quick actions">
      <Actions>
        <NewProjectButton onCreated={() => void refetchDashboard(client)} />
        {[...links, ...(isFounder ? [addResource] : [])].map(({ label, to }) => (
          <ButtonLink key={label} to={to}>
            {label}
          </ButtonLink>
        ))}
      </Actions>
    </Panel>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/**
 * Refetches sums and sorted lists, which only the server can compute. On failure the current data stays, and the panels
 * have no more to say.
 */
async function refetchDashboard(client: DataClient): Promise<void> {
  await client
    .refetchQueries({
      updateCache: (cache) => {
        cache.modify({
          fields: {
            dashboardStats: invalidate,
            salesMetrics: invalidate,
            systemAlerts: invalidate,
            projects: invalidate,
          },
        });
      },
    })
    .then(undefined, () => undefined);
}

const invalidate = (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;
