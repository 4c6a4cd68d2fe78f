import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';

/** Shows the server's reason for a failure, or the given message if there is none. */
export function toastFailure(error: unknown, fallback: string): void {
  const { code, message } = toFault(error);
  const description = code === 'NETWORK' || !message ? fallback : message;
  toast({ title: 'Error', description, intent: 'destructive' });
}
