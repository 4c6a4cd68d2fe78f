import { toAppError } from '#errors';
import { StartError } from '#settings';

/** Why the server did not start: what went wrong and what to do, or for a fault of ours where it happened. */
export function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (toAppError(error).code === 'UNAVAILABLE') {
    return `A service that the settings name does not answer (${error.message}). Check DATABASE_URL and REDIS_URL, and that their servers run.`;
  }
  return error.stack ?? error.message;
}
