import { toFault } from '../fault.ts';
import { toast } from './toast-store.ts';

/**
 * Shows what failed and why: the server's message, or `fallback` if there is none. If the session has ended, the page says
 * so, and there is room for only one toast.
 */
export function toastFailure(error: unknown, title: string, fallback?: string): void {
  const { code, message } = toFault(error);
  if (code === 'UNAUTHENTICATED') return;
  const isUnreachable = code === 'NETWORK';
  const advice = isUnreachable ? "We can't reach the server. Please try again." : 'Please try again.';
  const description = (!isUnreachable && message) || (fallback ?? advice);
  toast({ title, description, intent: 'destructive' });
}
