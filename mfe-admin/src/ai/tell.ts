import { toast } from 'kit/toasts';

/** Done, in the specification's words. */
export const tellDone = (title: string, description: string): void => toast({ title, description, intent: 'success' });

/** Not done, in the specification's words: it has one sentence for each, whatever the reason. */
export const tellFailed = (description: string): void => toast({ title: 'Error', description, intent: 'destructive' });

/** The change is made, but what is on screen is older than it. */
export const tellOutdated = (): void =>
  tellFailed('The list could not be brought up to date. Reload the page to see the change.');
