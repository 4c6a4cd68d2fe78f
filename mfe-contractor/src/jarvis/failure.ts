import { faultOf } from 'kit/fault';
import { toast } from 'kit/toasts';

/** Says what failed. Not to somebody whose session is over: the page says that, and has room for one toast. */
export function tellFailure(error: unknown, { title = 'Error', description }: { title?: string; description: string }) {
  if (faultOf(error).code === 'UNAUTHENTICATED') return;
  toast({ title, description, intent: 'destructive' });
}
