import styled from 'styled-components';
import { FigureCards } from './figures/figure-cards.tsx';
import { WhatWaits } from './needs/what-waits.tsx';
import { ActiveProjects } from './projects/active-projects.tsx';
import { ScreenLayout } from '../projects/screen-layout.ts';
import { SupportAndActivity } from './support/support-and-activity.tsx';

export function DashboardScreen() {
  return (
    <ScreenLayout>
      <h1>Dashboard</h1>
      <WhatWaits />
      <FigureCards />
      <Columns>
        <ActiveProjects />
        <SupportAndActivity />
      </Columns>
    </ScreenLayout>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`;
