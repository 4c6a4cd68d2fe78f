import { lazyWithRetry } from 'kit/states';

/** A separate file that is part of the shell: few people need it, and it works when no remote does. */
export const NotFound = lazyWithRetry(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);
