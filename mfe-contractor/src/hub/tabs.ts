import type { Tab } from 'kit/panel';
import { lazyWithRetry } from 'kit/states';
import { DashboardTab } from '../dashboard/dashboard-tab.tsx';

const ProjectsTab = lazyWithRetry(async () => (await import('../projects/projects-tab.tsx')).ProjectsTab);
const TasksTab = lazyWithRetry(async () => (await import('../tasks/tasks-tab.tsx')).TasksTab);
const DocHubTab = lazyWithRetry(async () => (await import('../dochub/dochub-tab.tsx')).DocHubTab);
const AiNexusTab = lazyWithRetry(async () => (await import('../ai-nexus/ai-nexus-tab.tsx')).AiNexusTab);
const UpskillTab = lazyWithRetry(async () => (await import('../upskill/upskill-tab.tsx')).UpskillTab);
const BillingTab = lazyWithRetry(async () => (await import('../billing/billing-tab.tsx')).BillingTab);
const TicketsTab = lazyWithRetry(async () => (await import('../tickets/tickets-tab.tsx')).TicketsTab);
const ClientStoreTab = lazyWithRetry(async () => (await import('../client-store/client-store-tab.tsx')).ClientStoreTab);
const JarvisTab = lazyWithRetry(async () => (await import('../jarvis/jarvis-tab.tsx')).JarvisTab);

/** The tabs in the order of the specification, and My tasks beside Projects. The first is part of the main bundle; the others load when opened. */
export const tabs: readonly Tab[] = [
  { key: 'dashboard', label: 'Dashboard', Screen: DashboardTab },
  { key: 'projects', label: 'Projects', Screen: ProjectsTab },
  { key: 'tasks', label: 'My tasks', Screen: TasksTab },
  { key: 'dochub', label: 'DocHub', Screen: DocHubTab },
  { key: 'ai-nexus', label: 'AI Nexus', Screen: AiNexusTab },
  { key: 'upskill', label: 'Upskill', Screen: UpskillTab },
  { key: 'billing', label: 'Billing', Screen: BillingTab },
  { key: 'tickets', label: 'Tickets', Screen: TicketsTab },
  { key: 'client-store', label: 'Client Store', Screen: ClientStoreTab },
  { key: 'jarvis', label: 'Jarvis', Screen: JarvisTab },
];
