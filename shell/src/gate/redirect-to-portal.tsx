import { useEffect } from 'react';
import { hasPendingInvitation } from 'kit/pending-invitation';
import { useNavigate, useSearchParams } from 'kit/router';
import type { Viewer } from 'kit/session';
import { Waiting } from 'kit/states';
import { portalAt } from '../portals.ts';
import { usePortalLoader } from '../portals/loader-context.ts';
import { pathToGoTo } from './path-to-go-to.ts';

const goAfter = 1000;

/** After a sign-in: waits the second in which one reads the toast, and fetches the portal meanwhile. */
export function RedirectToPortal({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate();
  const loader = usePortalLoader();
  const [search] = useSearchParams();
  const to = pathToGoTo(viewer, hasPendingInvitation(), search.get('returnTo'));

  useEffect(() => {
    const next = portalAt(new URL(to, location.origin).pathname);
    if (next) loader.prefetch(next.remote);
    const timer = setTimeout(() => void navigate(to, { replace: true }), goAfter);
    return () => clearTimeout(timer);
  }, [loader, navigate, to]);

  return <Waiting text="Redirecting to your portal" />;
}
