import type { Portal } from 'kit/contract';
import { lazyWithRetry } from 'kit/states';
import type { ScreenRoute } from 'rules/screens';
import { ClientFrame } from './client-frame.tsx';
import { prefetchDashboard } from './dashboard/prefetch-dashboard.ts';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';

const Dashboard = Object.assign(DashboardScreen, { prefetchData: prefetchDashboard });
const ProjectsScreen = lazyWithRetry(async () => (await import('./projects/projects-screen.tsx')).ProjectsScreen);
const ProjectScreen = lazyWithRetry(async () => (await import('./projects/project-screen.tsx')).ProjectScreen);
const BillingScreen = lazyWithRetry(async () => (await import('./billing/billing-screen.tsx')).BillingScreen);
const SupportScreen = lazyWithRetry(async () => (await import('./support/support-screen.tsx')).SupportScreen);
const TicketScreen = lazyWithRetry(async () => (await import('./support/ticket-screen.tsx')).TicketScreen);

export const portal: Portal<ScreenRoute> = {
  routes: [
    { path: '/client', title: 'Dashboard', Screen: Dashboard },
    { path: '/client/projects', title: 'Projects', Screen: ProjectsScreen },
    { path: '/client/projects/:id', title: 'Project', Screen: ProjectScreen },
    { path: '/client/billing', title: 'Billing', Screen: BillingScreen },
    { path: '/client/support', title: 'Support', Screen: SupportScreen },
    { path: '/client/support/:id', title: 'Ticket', Screen: TicketScreen },
  ],
  nav: [
    { to: '/client', label: 'Dashboard' },
    { to: '/client/projects', label: 'Projects' },
    { to: '/client/billing', label: 'Billing' },
    { to: '/client/support', label: 'Support' },
  ],
  Frame: ClientFrame,
};
