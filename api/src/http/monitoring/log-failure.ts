import type { Logger } from 'pino';
import type { AppError } from '#errors';

/**
 * Logs errors of the server with their details. An overloaded server logs one line without a stack: there may be hundreds per
 * second, and writing them would add to the load.
 */
export function logFailure(log: Logger, error: AppError, err: unknown): void {
  if (error.status < 500) return;
  if (error.code === 'UNAVAILABLE' && error.cause === undefined) log.warn(error.message);
  else log.error({ err }, error.message);
}
