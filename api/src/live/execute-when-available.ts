import { setTimeout as delay } from 'node:timers/promises';
import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { toAppError } from '#errors';

/** Delay between retries while the database is down, in milliseconds. */
export const retryDelay = 250;

/**
 * Executes an event for someone. Retries while the database is down, so that followers miss nothing because of an outage. Returns
 * the errors once there are no followers left.
 */
export async function executeWhenAvailable(
  createArgs: () => ExecutionArgs,
  isFollowed: () => boolean,
): Promise<ExecutionResult> {
  for (;;) {
    const result = await execute(createArgs());
    const isUnavailable = result.errors?.some((error) => toAppError(error).code === 'UNAVAILABLE');
    if (!isUnavailable || !isFollowed()) return result;
    await delay(retryDelay);
  }
}
