import { useEffect } from 'react';
import { useExternalNavigation } from 'kit/leave';
import { useLocation, useNavigate } from 'kit/router';
import { useSession } from 'kit/session';
import { LoadingState } from 'kit/states';
import { toast, type Toast } from 'kit/toasts';
import { isServerPage } from 'rules/routing';
import { prefetchScreen } from '../page/prefetch-screen.ts';
import { usePortalLoader } from '../portals/loader-context.ts';

/** How long a toast can be read before the page changes, in milliseconds. */
const portalDelay = 1000;
const signInDelay = 500;

/** Redirects to another screen, with an optional toast. */
export function Redirect({ to, toast: reason }: { to: string; toast?: Toast }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (reason) toast(reason);
    void navigate(to, { replace: true });
  }, [navigate, reason, to]);
  return null;
}

/** Redirects to a portal, or to a page of the server: waits a second for the toast to be read, and prefetches the portal in the meantime. */
export function RedirectToPortal({ to }: { to: string }) {
  const navigate = useNavigate();
  const leave = useExternalNavigation();
  const isOutside = isServerPage(to);
  const loader = usePortalLoader();
  const session = useSession();

  useEffect(() => {
    if (!isOutside) void prefetchScreen(new URL(to, location.origin), loader, session);
  }, [isOutside, to, loader, session]);

  useEffect(() => {
    const timer = setTimeout(() => (isOutside ? leave(to) : void navigate(to, { replace: true })), portalDelay);
    return () => clearTimeout(timer);
  }, [isOutside, leave, navigate, to]);

  return <LoadingState level="h1" text={isOutside ? 'Redirecting…' : 'Redirecting to your portal'} />;
}

/** For signed-out people at a protected screen: shows a toast, then navigates to the sign-in page. */
export function RedirectToSignIn() {
  const leave = useExternalNavigation();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', intent: 'destructive' });
    const returnTo = encodeURIComponent(`${pathname}${search}`);
    const timer = setTimeout(() => leave(`/api/login?returnTo=${returnTo}`), signInDelay);
    return () => clearTimeout(timer);
  }, [leave, pathname, search]);
  return <LoadingState text="Going to the sign-in page" />;
}
