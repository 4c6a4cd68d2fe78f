import os from 'node:os';

/** Whether other work keeps the machine busy, so that times aren't meaningful. */
export const isMachineBusy = (): boolean => (os.loadavg()[0] ?? 0) > 2 * os.availableParallelism();
