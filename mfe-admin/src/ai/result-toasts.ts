import { toast } from 'kit/toasts';

/** Done, in the specification's words. */
export const toastSuccess = (title: string, description: string): void =>
  toast({ title, description, intent: 'success' });

/** Not done, in the specification's words: it has one sentence for each, whatever the reason. */
export const toastError = (description: string): void => toast({ title: 'Error', description, intent: 'destructive' });

/** The change is made, but what is on screen is older than it. */
export const toastOutdatedList = (): void =>
  toastError('The list could not be brought up to date. Reload the page to see the change.');
