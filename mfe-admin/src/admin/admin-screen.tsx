import type { DataClient } from 'kit/apollo';
import { useSearchParams } from 'kit/router';
import { lazyWithRetry } from 'kit/states';
import { prefetchDashboard } from '../dashboard/prefetch-dashboard.ts';
import { DashboardSection } from '../dashboard/dashboard-section.tsx';
import { AdminNav } from './admin-nav.tsx';
import { getSection } from './sections.ts';

/** Templates, documents and their editors are not needed to see the dashboard. */
const AiSection = lazyWithRetry(() => import('../ai/ai-section.tsx').then((module) => module.AiSection));

/** The sections of the portal. Which one is open stands in the address. */
export function AdminScreen() {
  const [params] = useSearchParams();
  const section = getSection(params);
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
