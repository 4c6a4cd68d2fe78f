import type { Fault } from 'kit/fault';
import { toast } from 'kit/toasts';

/** Shows a toast for a failure. The page reports an expired session on its own. */
export const toastFailure =
  (title: string) =>
  ({ code, message }: Fault): void => {
    if (code === 'UNAUTHENTICATED') return;
    toast({ title, description: message || 'Please try again.', intent: 'destructive' });
  };
