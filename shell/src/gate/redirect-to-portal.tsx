import { useEffect } from 'react';
import { useNavigate } from 'kit/router';
import { useSession } from 'kit/session';
import { LoadingState } from 'kit/states';
import { prefetchScreen } from '../page/prefetch-screen.ts';
import { usePortalLoader } from '../portals/loader-context.ts';

const redirectDelay = 1000;

/** Redirects to a portal: waits a second for the toast to be read, and prefetches the portal in the meantime. */
export function RedirectToPortal({ to }: { to: string }) {
  const navigate = useNavigate();
  const loader = usePortalLoader();
  const session = useSession();

  useEffect(() => void prefetchScreen(new URL(to, location.origin), loader, session), [to, loader, session]);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate, to]);

  return <LoadingState level="h1" text="Redirecting to your portal" />;
}
