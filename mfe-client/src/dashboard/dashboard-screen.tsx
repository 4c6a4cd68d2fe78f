import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Panel } from 'kit/panel';
import { FigureCards } from './figures/figure-cards.tsx';
import { useActionItems } from './action-items/use-action-items.ts';
import { ActionItems } from './action-items/action-items.tsx';
import { ActiveProjects } from './projects/active-projects.tsx';
import { ScreenLayout } from '../projects/screen-layout.ts';
import { RecentActivity } from './activity/recent-activity.tsx';
import { SupportChat } from './support/support-chat.tsx';

export function DashboardScreen() {
  const actionItems = useActionItems();
  return (
    <ScreenLayout>
      <h1>Dashboard</h1>
      <ActionItems actionItems={actionItems} />
      <Below hidden={!actionItems.isReady}>
        <FigureCards />
        <Columns>
          <ActiveProjects />
          <SupportAndActivity />
        </Columns>
      </Below>
    </ScreenLayout>
  );
}

/* Mounted from the start, so that it loads in parallel. */
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  &[hidden] {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space.xl};
  /* Stacked, so the second is placed when the first has loaded. */
  ${tokens.screen.wide.replace('@media', '@media not all and')} {
    > [aria-busy='true'] + * {
      visibility: hidden;
    }
  }
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`;

function SupportAndActivity() {
  return (
    <Panel title="Support and Activity">
      <Parts>
        <SupportChat />
        <RecentActivity />
      </Parts>
    </Panel>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space.l};
`;
