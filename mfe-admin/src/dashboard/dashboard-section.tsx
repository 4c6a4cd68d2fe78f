import { Panels } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ScreenTitle } from '../screen-title.ts';
import { QuickActions } from './actions/quick-actions.tsx';
import { SystemAlerts } from './alerts/system-alerts.tsx';
import { MetricCards } from './figures/metric-cards.tsx';
import { FinancialFigures } from './financials/financial-figures.tsx';
import { PlatformHealth } from './health/platform-health.tsx';
import { useLiveDashboard } from './live/use-live-dashboard.ts';
import { ProjectOversight } from './oversight/project-oversight.tsx';

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
