import type { Tab } from 'kit/panel';
import { lazyWithRetry } from 'kit/states';
import { OverviewTab } from './overview/overview-tab.tsx';

const TasksTab = lazyWithRetry(async () => (await import('./tasks/tasks-tab.tsx')).TasksTab);
const TeamTab = lazyWithRetry(async () => (await import('./team/team-tab.tsx')).TeamTab);
const WorkAnalyticsTab = lazyWithRetry(async () => (await import('./analytics/analytics-tab.tsx')).WorkAnalyticsTab);

/** In the order of the specification. The first tab is part of the main bundle; the others load when opened. */
export const tabs: readonly Tab[] = [
  { key: 'overview', label: 'Project Overview', Screen: OverviewTab },
  { key: 'tasks', label: 'Task Management', Screen: TasksTab },
  { key: 'team', label: 'Team Management', Screen: TeamTab },
  { key: 'analytics', label: 'Analytics', Screen: WorkAnalyticsTab },
];
