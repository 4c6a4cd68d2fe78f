import type { Fault } from 'kit/fault';
import { toast } from 'kit/toasts';

/** Says that something was not done. Whose session is over is told that by the page itself. */
export const tellFailure =
  (title: string) =>
  ({ code, message }: Fault): void => {
    if (code === 'UNAUTHENTICATED') return;
    toast({ title, description: message || 'Please try again in a moment.', intent: 'destructive' });
  };
