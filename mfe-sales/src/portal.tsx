import { KitApollo } from 'kit/apollo';
import type { Portal } from 'kit/contract';
import { lazyWithRetry } from 'kit/states';
import type { ScreenRoute } from 'rules/screens';

const SalesScreen = lazyWithRetry(async () => (await import('./sales/sales-screen.tsx')).SalesScreen);
const ManagerScreen = lazyWithRetry(async () => (await import('./manager/manager-screen.tsx')).ManagerScreen);
const ProjectScreen = lazyWithRetry(async () => (await import('./manager/project/project-screen.tsx')).ProjectScreen);

export const portal: Portal<ScreenRoute> = {
  routes: [
    { path: '/sales-portal', title: 'Sales portal', Screen: SalesScreen },
    { path: '/project-manager-portal', title: 'Project manager portal', Screen: ManagerScreen },
    { path: '/project-manager-portal/projects/:id', title: 'Project', Screen: ProjectScreen },
  ],
  nav: [],
  Frame: KitApollo,
};
