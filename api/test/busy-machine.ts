import os from 'node:os';

/** Whether the machine has much more to do than this test: then times say little of the server. */
export const isMachineBusy = (): boolean => (os.loadavg()[0] ?? 0) > 2 * os.availableParallelism();
