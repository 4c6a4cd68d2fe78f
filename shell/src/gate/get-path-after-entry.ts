import type { Viewer } from 'kit/session';
import { isServerPage } from 'rules/routing';
import { findPortal, type PortalRow } from '../portals.ts';
import { decideAccess } from './decide-access.ts';

/**
 * Where a sign-in or registration redirects: to the return path, if it is a screen that the person may open or a page of the server,
 * else by role as the entry screen's row says. Only known paths count, so a foreign address leads to the home page.
 */
export function getPathAfterEntry(
  viewer: Viewer,
  leadsTo: NonNullable<PortalRow['leadsTo']>,
  hasPendingInvitation: boolean,
  returnTo: string | null,
): string {
  const byRole = leadsTo(viewer, hasPendingInvitation);
  if (!returnTo) return byRole;
  const url = parsePath(returnTo);
  if (url && isServerPage(url.pathname)) return url.pathname;
  const row = url && findPortal(url.pathname);
  if (!row || row.path === '/') return byRole;
  const decision = decideAccess(row, { audiences: viewer.audiences, hasPendingInvitation });
  return decision.kind === 'show' ? `${url.pathname}${url.search}` : byRole;
}

function parsePath(path: string): URL | undefined {
  const here = 'https://same-origin.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, here)) return undefined;
  const url = new URL(path, here);
  return url.origin === here ? url : undefined;
}
