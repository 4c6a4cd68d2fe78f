import { useEffect } from 'react';
import { useNavigate } from 'kit/router';
import { toast, type Toast } from 'kit/toasts';

/** Redirects to another screen, with an optional toast. */
export function Redirect({ to, toast: reason }: { to: string; toast?: Toast }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (reason) toast(reason);
    void navigate(to, { replace: true });
  }, [navigate, reason, to]);
  return null;
}
