import { useEffect } from 'react';
import { useExternalNavigation } from 'kit/leave';
import { useLocation } from 'kit/router';
import { LoadingState } from 'kit/states';
import { toast } from 'kit/toasts';

const redirectDelay = 500;

/** A signed-out person at a screen for signed-in people: says so, then the browser goes to the sign-in. */
export function RedirectToSignIn() {
  const leave = useExternalNavigation();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', intent: 'destructive' });
    const returnTo = encodeURIComponent(`${pathname}${search}`);
    const timer = setTimeout(() => leave(`/api/login?returnTo=${returnTo}`), redirectDelay);
    return () => clearTimeout(timer);
  }, [leave, pathname, search]);
  return <LoadingState text="Going to the sign-in page" />;
}
