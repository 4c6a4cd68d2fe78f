import { useEffect } from 'react';
import { useExternalNavigation } from 'kit/leave';
import { useLocation } from 'kit/router';
import { LoadingState } from 'kit/states';
import { toast } from 'kit/toasts';

const redirectDelay = 500;

/** For signed-out people at a protected screen: shows a toast, then navigates to the sign-in page. */
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
