import { lazyWithRetry } from 'kit/states';

/** A file of its own, beside the shell's: few people see it, and it works when no remote does. */
export const NotFound = lazyWithRetry(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);
