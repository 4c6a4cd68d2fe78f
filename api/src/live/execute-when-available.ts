import { setTimeout as delay } from 'node:timers/promises';
import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { toAppError } from '#errors';

/** Between tries while the database is away, in milliseconds. */
export const retryDelay = 250;

/**
 * What an event is for someone. While the database is away it waits: a follower loses nothing to an outage. Answers with the
 * errors once no one follows any more.
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
