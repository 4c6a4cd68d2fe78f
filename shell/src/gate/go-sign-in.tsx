import { useEffect } from 'react';
import { useLeave } from 'kit/leave';
import { useLocation } from 'kit/router';
import { Waiting } from 'kit/states';
import { toast } from 'kit/toasts';

const leaveAfter = 500;

/** A signed-out person at a screen for signed-in people: says so, then the browser goes to the sign-in. */
export function GoSignIn() {
  const leave = useLeave();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', intent: 'destructive' });
    const returnTo = encodeURIComponent(`${pathname}${search}`);
    const timer = setTimeout(() => leave(`/api/login?returnTo=${returnTo}`), leaveAfter);
    return () => clearTimeout(timer);
  }, [leave, pathname, search]);
  return <Waiting text="Going to the sign-in page" />;
}
