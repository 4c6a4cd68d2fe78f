import { useEffect } from 'react';
import { useNavigate } from 'kit/router';
import { Waiting } from 'kit/states';
import { portalAt } from '../portals.ts';
import { usePortalLoader } from '../portals/loader-context.ts';

const goAfter = 1000;

/** On the way to a portal: waits the second in which one reads the toast, and fetches the portal meanwhile. */
export function RedirectToPortal({ to }: { to: string }) {
  const navigate = useNavigate();
  const loader = usePortalLoader();

  useEffect(() => {
    const next = portalAt(new URL(to, location.origin).pathname);
    if (next) loader.prefetch(next.remote);
    const timer = setTimeout(() => void navigate(to, { replace: true }), goAfter);
    return () => clearTimeout(timer);
  }, [loader, navigate, to]);

  return <Waiting level="h1" text="Redirecting to your portal" />;
}
