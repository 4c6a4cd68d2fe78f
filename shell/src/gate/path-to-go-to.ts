import type { Viewer } from 'kit/session';
import { pathAfterSignIn } from 'rules/routing';
import { portalAt } from '../portals.ts';
import { decide } from './decide.ts';

/**
 * Where a sign-in leads: back to where one came from, if that is a screen that one may open, else by role. Only a path
 * of the route table counts, so a link with a foreign address in it leads nowhere but home.
 */
export function pathToGoTo(viewer: Viewer, hasPendingInvitation: boolean, returnTo: string | null): string {
  const byRole = pathAfterSignIn(viewer, hasPendingInvitation);
  if (!returnTo) return byRole;
  const url = readPath(returnTo);
  const row = url && portalAt(url.pathname);
  if (!row || row.path === '/') return byRole;
  const decision = decide(row, { audiences: viewer.audiences, hasPendingInvitation });
  return decision.kind === 'show' ? `${url.pathname}${url.search}` : byRole;
}

function readPath(path: string): URL | undefined {
  const here = 'https://same-origin.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, here)) return undefined;
  const url = new URL(path, here);
  return url.origin === here ? url : undefined;
}
