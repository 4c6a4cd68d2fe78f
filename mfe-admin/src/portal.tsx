import { KitApollo } from 'kit/apollo';
import type { Portal } from 'kit/contract';
import { lazyWithRetry } from 'kit/states';
import type { ScreenRoute } from 'rules/screens';
import { AdminScreen } from './admin/admin-screen.tsx';

const ProjectsScreen = lazyWithRetry(async () => (await import('./projects/projects-screen.tsx')).ProjectsScreen);
const TicketsScreen = lazyWithRetry(async () => (await import('./tickets/tickets-screen.tsx')).TicketsScreen);
const TicketScreen = lazyWithRetry(async () => (await import('./tickets/ticket-screen.tsx')).TicketScreen);
const UsersScreen = lazyWithRetry(async () => (await import('./users/users-screen.tsx')).UsersScreen);
const ReleasesScreen = lazyWithRetry(async () => (await import('./releases/releases-screen.tsx')).ReleasesScreen);
const MoneyScreen = lazyWithRetry(async () => (await import('./money/money-screen.tsx')).MoneyScreen);
const WebhooksScreen = lazyWithRetry(async () => (await import('./webhooks/webhooks-screen.tsx')).WebhooksScreen);
const InvitesScreen = lazyWithRetry(async () => (await import('./invites/invites-screen.tsx')).InvitesScreen);
const HubScreen = lazyWithRetry(async () => (await import('./hub/hub-screen.tsx')).HubScreen);
const SecurityLogScreen = lazyWithRetry(
  async () => (await import('./security-log/security-log-screen.tsx')).SecurityLogScreen,
);
const AuditScreen = lazyWithRetry(async () => (await import('./audit/audit-screen.tsx')).AuditScreen);
const AccessScreen = lazyWithRetry(async () => (await import('./access/access-screen.tsx')).AccessScreen);

export const portal: Portal<ScreenRoute> = {
  routes: [
    { path: '/admin', title: 'Admin portal', Screen: AdminScreen },
    { path: '/admin/projects', title: 'Projects', Screen: ProjectsScreen },
    { path: '/admin/tickets', title: 'Tickets', Screen: TicketsScreen },
    { path: '/admin/tickets/:id', title: 'Ticket', Screen: TicketScreen },
    { path: '/admin/users', title: 'Users', Screen: UsersScreen },
    { path: '/admin/releases', title: 'Releases', Screen: ReleasesScreen },
    { path: '/admin/money', title: 'Money', Screen: MoneyScreen },
    { path: '/admin/webhooks', title: 'Webhooks', Screen: WebhooksScreen },
    { path: '/admin/security', title: 'Security log', Screen: SecurityLogScreen },
    { path: '/admin/invites', title: 'User invites', Screen: InvitesScreen },
    { path: '/admin-dashboard', title: 'Knowledge Hub', Screen: HubScreen },
    { path: '/admin-dashboard/audit', title: 'Audit log', Screen: AuditScreen },
    { path: '/admin-dashboard/access', title: 'API permissions', Screen: AccessScreen },
  ],
  nav: [
    { to: '/admin', label: 'Admin' },
    { to: '/admin/projects', label: 'Projects' },
    { to: '/admin/tickets', label: 'Tickets' },
    { to: '/admin/invites', label: 'User Invites' },
  ],
  Frame: KitApollo,
};
