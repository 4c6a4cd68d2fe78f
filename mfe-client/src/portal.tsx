import type { Portal } from 'kit/contract';
import { ClientFrame } from './client-frame.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { BillingScreen } from './planned/billing-screen.tsx';
import { ProjectsScreen } from './planned/projects-screen.tsx';
import { SupportScreen } from './planned/support-screen.tsx';

export const portal: Portal = {
  routes: [
    { path: '/client', title: 'Dashboard', Screen: DashboardScreen },
    { path: '/client/projects', title: 'Projects', Screen: ProjectsScreen },
    { path: '/client/billing', title: 'Billing', Screen: BillingScreen },
    { path: '/client/support', title: 'Support', Screen: SupportScreen },
  ],
  nav: [
    { to: '/client', label: 'Dashboard' },
    { to: '/client/projects', label: 'Projects' },
    { to: '/client/billing', label: 'Billing' },
    { to: '/client/support', label: 'Support' },
  ],
  Frame: ClientFrame,
};
