import type { Tab } from 'kit/panel';
import { lazyWithRetry } from 'kit/states';
import { PipelineTab } from './pipeline/pipeline-tab.tsx';

const LeadsTab = lazyWithRetry(async () => (await import('./leads/leads-tab.tsx')).LeadsTab);
const ContactsTab = lazyWithRetry(async () => (await import('./contacts/contacts-tab.tsx')).ContactsTab);
const SalesAnalyticsTab = lazyWithRetry(async () => (await import('./analytics/analytics-tab.tsx')).SalesAnalyticsTab);

/** In the order of the specification. The first tab is part of the main bundle; the others load when opened. */
export const tabs: readonly Tab[] = [
  { key: 'pipeline', label: 'Client Pipeline', Screen: PipelineTab },
  { key: 'leads', label: 'Lead Management', Screen: LeadsTab },
  { key: 'contacts', label: 'Contact Database', Screen: ContactsTab },
  { key: 'analytics', label: 'Sales Analytics', Screen: SalesAnalyticsTab },
];
