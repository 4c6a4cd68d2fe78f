import type { Portal } from 'kit/contract';
import { ProjectManagerScreen } from './planned/project-manager-screen.tsx';
import { SalesFrame } from './sales-frame.tsx';
import { SalesScreen } from './sales/sales-screen.tsx';

export const portal: Portal = {
  routes: [
    { path: '/sales-portal', title: 'Sales portal', Screen: SalesScreen },
    { path: '/project-manager-portal', title: 'Project manager portal', Screen: ProjectManagerScreen },
  ],
  nav: [],
  Frame: SalesFrame,
};
