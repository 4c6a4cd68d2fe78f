import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';

/** Says why something failed in the server's own words, or what failed when the server said nothing. */
export function toastFailure(error: unknown, fallback: string): void {
  const { code, message } = toFault(error);
  const description = code === 'NETWORK' || !message ? fallback : message;
  toast({ title: 'Error', description, intent: 'destructive' });
}
