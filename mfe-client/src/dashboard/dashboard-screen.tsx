import styled from 'styled-components';
import { RecentActivity } from './activity/recent-activity.tsx';
import { ActiveProjects } from './projects/active-projects.tsx';
import { SummaryCards } from './summary/summary-cards.tsx';

export function DashboardScreen() {
  return (
    <Page>
      <h1>Dashboard</h1>
      <SummaryCards />
      <Columns>
        <ActiveProjects />
        <RecentActivity />
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: calc(${({ theme }) => theme.width.page} + 160px);
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xxl}`};
  gap: ${({ theme }) => theme.space.l};
  h1 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`;
