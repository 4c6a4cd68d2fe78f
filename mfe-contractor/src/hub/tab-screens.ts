import type { Screen } from 'kit/contract';
import { onDemand } from 'kit/states';
import { DashboardTab } from '../dashboard/dashboard-tab.tsx';
import type { TabKey } from './tabs.ts';

/** What stands behind each tab. The first is part of the portal; the code of the others is fetched when one is opened. */
export const tabScreens: Record<TabKey, Screen> = {
  dashboard: DashboardTab,
  projects: onDemand(async () => (await import('../projects/projects-tab.tsx')).ProjectsTab),
  dochub: onDemand(async () => (await import('../dochub/dochub-tab.tsx')).DocHubTab),
  'ai-nexus': onDemand(async () => (await import('../ai-nexus/ai-nexus-tab.tsx')).AiNexusTab),
  upskill: onDemand(async () => (await import('../upskill/upskill-tab.tsx')).UpskillTab),
  billing: onDemand(async () => (await import('../billing/billing-tab.tsx')).BillingTab),
  tickets: onDemand(async () => (await import('../tickets/tickets-tab.tsx')).TicketsTab),
  'client-store': onDemand(async () => (await import('../client-store/client-store-tab.tsx')).ClientStoreTab),
  jarvis: onDemand(async () => (await import('../jarvis/jarvis-tab.tsx')).JarvisTab),
};
