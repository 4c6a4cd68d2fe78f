import { availableParallelism, loadavg } from 'node:os';

/** Whether other work keeps the machine busy, so that times aren't meaningful. */
const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism();

/**
 * The time in which an event of another browser arrives: a second, or `maxMs`. On a busy machine five times as long. The screens that
 * use it don't ask again on their own in that time, so only an event can show the change.
 */
export const live = (maxMs = 1000): { timeout: number } => ({ timeout: isMachineBusy() ? 5 * maxMs : maxMs });
