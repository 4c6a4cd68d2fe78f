import { useEffect } from 'react';
import { useNavigate } from 'kit/router';
import { toast, type Toast } from 'kit/toasts';

/** Goes to another screen, and says why if there is something to say. */
export function Redirect({ to, toast: reason }: { to: string; toast?: Toast }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (reason) toast(reason);
    void navigate(to, { replace: true });
  }, [navigate, reason, to]);
  return null;
}
