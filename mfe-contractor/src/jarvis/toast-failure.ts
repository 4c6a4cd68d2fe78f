import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';

const limitReachedTitle = 'Limit reached';

/** Shows an error toast, unless the session has ended: the page says that, and has room for one toast. */
export function toastJarvisFailure(
  error: unknown,
  { title = 'Error', description }: { title?: string; description: string },
) {
  const { code } = toFault(error);
  if (code === 'UNAUTHENTICATED') return;
  toast({ title: code === 'QUOTA_EXCEEDED' ? limitReachedTitle : title, description, intent: 'destructive' });
}

/** Shows what failed and why. If a quota is used up, the composer shows when it resets. */
export function toastReplyFailure(error: unknown, failed: string) {
  const { code, message } = toFault(error);
  const [title, description] =
    code === 'QUOTA_EXCEEDED'
      ? [limitReachedTitle, message.replace(/\. More will be available.*/, '.')]
      : ['Error', `${failed}: ${message || 'Unknown error'}`];
  toast({ title, description, intent: 'destructive' });
}
