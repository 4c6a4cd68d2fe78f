import type { Logger } from 'pino';
import { toAppError } from '#errors';

interface Options {
  log: Logger;
  /** Stops everything in order. */
  stop(): Promise<void>;
  exit(code: number): void;
}

/** How long stopping in order may take once no one knows what state the process is in. */
const stopTimeout = 10_000;

/**
 * What to do about an exception that nothing caught. A connection that broke outside of any request concerns nothing but that
 * connection, and its client opens another one. After anything else the process may be in any state: it stops in order, and
 * whoever started it starts it again.
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
    log.error({ err }, 'stopping in order failed');
  }
  clearTimeout(deadline);
  exit(1);
}
