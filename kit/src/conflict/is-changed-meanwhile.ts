import { toFault } from '../fault.ts';
import { toast } from '../toasts.ts';

/** Whether nothing was stored because someone else has changed the thing since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean => toFault(error).code === 'CHANGED_MEANWHILE';

/** What is to be deleted is shown as it is now, so that it is deleted knowingly or kept. */
export const toastNotDeleted = (kind: string, name: string): void =>
  toast({
    title: 'Not deleted',
    description: `Someone else changed the ${kind} “${name}” meanwhile. Check it, then delete it again if it's still not needed.`,
    intent: 'destructive',
  });
