import type { Portal } from 'kit/contract';
import { AdminFrame } from './admin-frame.tsx';
import { AdminScreen } from './admin/admin-screen.tsx';
import { InvitesScreen } from './invites/invites-screen.tsx';

import { KnowledgeHubScreen } from './planned/knowledge-hub-screen.tsx';

export const portal: Portal = {
  routes: [
    { path: '/admin', title: 'Admin portal', Screen: AdminScreen },
    { path: '/admin-dashboard', title: 'Knowledge hub', Screen: KnowledgeHubScreen },
    { path: '/admin/invites', title: 'User invites', Screen: InvitesScreen },
  ],
  nav: [
    { to: '/admin', label: 'Admin' },
    { to: '/admin/invites', label: 'User Invites' },
  ],
  Frame: AdminFrame,
};
