import { type Audience, isInAudience } from './audiences.ts';
import type { Principal } from './people.ts';
import { findPortalRow } from './portal-rows.ts';
import type { ScreenRoute } from './screens.ts';

interface ScreenAccess {
  path: ScreenRoute;
  /** The row also matches the paths below it. */
  below?: true;
  /** Who may open it. */
  audiences: readonly Audience[];
}

/** Who may open the built-in screens. The shell's route table has a row for each path. */
export const screenAccess = [
  { path: '/', audiences: ['anyone'] },
  { path: '/contact', audiences: ['anyone'] },
  { path: '/login', audiences: ['anyone'] },
  { path: '/forgot-password', audiences: ['anyone'] },
  { path: '/reset-password', audiences: ['anyone'] },
  { path: '/call', audiences: ['anyone'] },
  { path: '/enquiry', audiences: ['anyone'] },
  { path: '/join', audiences: ['anyone'] },
  { path: '/contractor-registration', audiences: ['user'] },
  { path: '/account', audiences: ['user'] },
  { path: '/client', below: true, audiences: ['client'] },
  { path: '/contractor', audiences: ['contractor', 'admin'] },
  { path: '/contractor-portal', audiences: ['contractor', 'admin'] },
  { path: '/admin/invites', audiences: ['admin'] },
  { path: '/admin', audiences: ['admin'] },
  { path: '/admin/projects', audiences: ['admin'] },
  { path: '/admin/money', audiences: ['admin'] },
  { path: '/admin/releases', audiences: ['admin'] },
  { path: '/admin/users', audiences: ['admin'] },
  { path: '/admin/webhooks', audiences: ['admin'] },
  { path: '/admin/security', audiences: ['admin'] },
  { path: '/admin/tickets', below: true, audiences: ['admin'] },
  { path: '/admin-dashboard', audiences: ['founder', 'analyst'] },
  { path: '/admin-dashboard/audit', audiences: ['founder'] },
  { path: '/admin-dashboard/access', audiences: ['founder'] },
  { path: '/sales-portal', audiences: ['sales', 'admin'] },
  { path: '/project-manager-portal', below: true, audiences: ['pm', 'admin'] },
] as const satisfies readonly ScreenAccess[];

export type ScreenPath = (typeof screenAccess)[number]['path'];

/** Whether a person may open the built-in screen at a path. */
export function canOpenScreen(pathname: string, person: Principal | null): boolean {
  const row = findPortalRow<ScreenAccess>(screenAccess, pathname);
  return row !== undefined && row.audiences.some((audience) => isInAudience(audience, person));
}
