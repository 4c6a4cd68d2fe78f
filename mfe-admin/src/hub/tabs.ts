import type { Tab } from 'kit/panel';
import { lazyWithRetry } from 'kit/states';
import { GlanceTab } from './glance/glance-tab.tsx';

const AiTab = lazyWithRetry(async () => (await import('./ai/ai-tab.tsx')).AiTab);
const KnowledgeTab = lazyWithRetry(async () => (await import('./knowledge/knowledge-tab.tsx')).KnowledgeTab);
const InvitesTab = lazyWithRetry(async () => (await import('./invites/invites-tab.tsx')).InvitesTab);
const RolesTab = lazyWithRetry(async () => (await import('./roles/roles-tab.tsx')).RolesTab);
const ProjectsTab = lazyWithRetry(async () => (await import('./projects/projects-tab.tsx')).ProjectsTab);
const UsersTab = lazyWithRetry(async () => (await import('./users/users-tab.tsx')).UsersTab);
const SettingsTab = lazyWithRetry(async () => (await import('./settings/settings-tab.tsx')).SettingsTab);

/** In the specified order. All tabs but the first are loaded on demand. */
export const tabs: readonly Tab[] = [
  { key: 'dashboard', label: 'Dashboard', Screen: GlanceTab },
  { key: 'ai', label: 'AI', Screen: AiTab },
  { key: 'knowledge', label: 'Knowledge Hub', Screen: KnowledgeTab },
  { key: 'invites', label: 'User Invites', Screen: InvitesTab },
  { key: 'roles', label: 'Roles', Screen: RolesTab },
  { key: 'projects', label: 'Projects', Screen: ProjectsTab },
  { key: 'users', label: 'Users', Screen: UsersTab },
  { key: 'settings', label: 'Settings', Screen: SettingsTab },
];
