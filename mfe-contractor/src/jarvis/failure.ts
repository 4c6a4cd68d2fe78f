import { faultOf } from 'kit/fault';
import { toast } from 'kit/toasts';

/** Of what the server refused because a quota is used up: when there is more, the composer says. */
export const limitReached = (message: string) =>
  ({
    title: 'Limit reached',
    description: message.replace(/\. More will be available.*/, '.'),
    intent: 'destructive',
  }) as const;

/** Says what failed. Not to somebody whose session is over: the page says that, and has room for one toast. */
export function tellFailure(error: unknown, { title = 'Error', description }: { title?: string; description: string }) {
  const { code } = faultOf(error);
  if (code === 'UNAUTHENTICATED') return;
  if (code === 'QUOTA_EXCEEDED') return toast({ title: 'Limit reached', description, intent: 'destructive' });
  toast({ title, description, intent: 'destructive' });
}
