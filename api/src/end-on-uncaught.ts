import type { Logger } from 'pino';
import { toAppError } from '#errors';

interface Options {
  log: Logger;
  /** Shuts everything down cleanly. */
  stop(): Promise<void>;
  exit(code: number): void;
}

/** How long a clean shutdown may take once the state of the process is unknown. */
const stopTimeout = 10_000;

/**
 * Handles an exception that nothing caught. A connection that broke outside of a request affects only itself, and its client
 * reconnects. After anything else the process may be in any state, so it shuts down and its supervisor restarts it.
 */
export function endOnUncaught({ log, stop, exit }: Options): (error: unknown) => void {
  return (error) => {
    if (toAppError(error).code === 'UNAVAILABLE') {
      log.error({ err: error }, 'a connection broke outside of any request');
      return;
    }
    log.fatal({ err: error }, 'stopping after an exception that nothing caught');
    void end({ log, stop, exit });
  };
}

async function end({ log, stop, exit }: Options): Promise<void> {
  const deadline = setTimeout(() => exit(1), stopTimeout);
  try {
    await stop();
  } catch (err) {
    log.error({ err }, 'the graceful shutdown failed');
  }
  clearTimeout(deadline);
  exit(1);
}
