import { toast } from 'kit/toasts';

/** Success messages, worded by the specification. */
export const toastSuccess = (title: string, description: string): void =>
  toast({ title, description, intent: 'success' });

/** Error messages, worded by the specification: one sentence each, whatever the reason. */
export const toastError = (description: string): void => toast({ title: 'Error', description, intent: 'destructive' });

/** The mutation succeeded, but the refetch failed, so the list is stale. */
export const toastOutdatedList = (): void =>
  toastError("Couldn't refresh the list. Reload the page to see the change.");
