import { lastingFault } from '#app/lasting-fault';
import { toAppError } from '#errors';

/** Why the server did not start: what went wrong and what to do, or for a fault of ours where it happened. */
export function explain(error: unknown): string {
  const fault = lastingFault(error);
  if (fault) return fault.message;
  if (!(error instanceof Error)) return String(error);
  if (toAppError(error).code === 'UNAVAILABLE') {
    return `A service that the settings name does not answer (${error.message}). Check DATABASE_URL and REDIS_URL, and that their servers run.`;
  }
  return error.stack ?? error.message;
}
