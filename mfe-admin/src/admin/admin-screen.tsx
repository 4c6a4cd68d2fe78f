import type { DataClient } from 'kit/apollo';
import { useSearchStates } from 'kit/search-state';
import { lazyWithRetry } from 'kit/states';
import { prefetchDashboard } from '../dashboard/prefetch-dashboard.ts';
import { DashboardSection } from '../dashboard/dashboard-section.tsx';
import { AdminNav } from './admin-nav.tsx';
import { getSection } from './sections.ts';

/** Loaded on demand: the dashboard does not need templates, documents or their editors. */
const AiSection = lazyWithRetry(() => import('../ai/ai-section.tsx').then((module) => module.AiSection));

/** The sections of the portal. The URL holds the open one. */
export function AdminScreen() {
  const [section] = useSearchStates(getSection);
  return (
    <>
      <AdminNav section={section} />
      {section === 'ai' ? <AiSection /> : <DashboardSection />}
    </>
  );
}

AdminScreen.prefetchData = (client: DataClient, { searchParams }: URL) => {
  if (getSection(searchParams) === 'dashboard') prefetchDashboard(client);
};
