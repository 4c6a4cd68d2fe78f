import { getFault } from 'kit/fault';
import { toast } from 'kit/toasts';

/** Says why something failed in the server's own words, or what failed when the server said nothing. */
export function tellFailure(error: unknown, otherwise: string): void {
  const { code, message } = getFault(error);
  const description = code === 'NETWORK' || !message ? otherwise : message;
  toast({ title: 'Error', description, intent: 'destructive' });
}
