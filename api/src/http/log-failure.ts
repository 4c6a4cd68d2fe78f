import type { Logger } from 'pino';
import type { AppError } from '#errors';

/**
 * What the server could not do goes to the log with what is known of it. That it had too much to do is one line without a
 * stack: there may be hundreds in a second, and writing them would be the next thing to do.
 */
export function logFailure(log: Logger, error: AppError, err: unknown): void {
  if (error.status < 500) return;
  if (error.code === 'UNAVAILABLE' && error.cause === undefined) log.warn(error.message);
  else log.error({ err }, error.message);
}
