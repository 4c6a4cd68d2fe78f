import { once } from 'node:events';
import { BrokenCircuitError } from 'cockatiel';
import pRetry from 'p-retry';
import type { Base } from '#app/base';
import { findPermanentError } from '#explain';
import { MigrationsPending } from '#db/migrate-database';
import { getOutageReason, toAppError } from '#errors';

/** With jitter, so that servers that lost the same database do not return together. */
const backoff = { retries: Infinity, minTimeout: 100, maxTimeout: 3000, randomize: true };

/**
 * Retries a step of the start until it succeeds. Throws on an error that retrying cannot fix, and as soon as the server is
 * stopped, even in the middle of the step.
 */
export async function startStep<T>(
  { lifecycle, log }: Pick<Base, 'lifecycle' | 'log'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const { signal } = lifecycle;
  const began = performance.now();
  lifecycle.waitFor(name);
  const result = await pRetry(() => rejectOnAbort(signal, work), {
    ...backoff,
    signal,
    onFailedAttempt: ({ error: err }) => {
      signal.throwIfAborted();
      if (!isTransient(err)) throw findPermanentError(err) ?? err;
      const causes = getCauses(err);
      // An open circuit adds no information.
      const isRefused = causes.some((cause) => cause instanceof BrokenCircuitError);
      const reason = (isRefused && lifecycle.lastError) || getReason(err, causes);
      // One line per change.
      if (reason !== lifecycle.lastError)
        log.warn(
          { reason: err instanceof MigrationsPending ? reason : causes.at(-1)?.message },
          `the start waits for ${name}, and tries again`,
        );
      lifecycle.waitFor(name, reason);
    },
  });
  if (lifecycle.lastError) log.info(`${name}: ready after ${Math.round(performance.now() - began)} ms`);
  lifecycle.waitFor(name);
  return result;
}

const isTransient = (error: unknown) =>
  error instanceof MigrationsPending ||
  (toAppError(error).code === 'UNAVAILABLE' && findPermanentError(error) === null);

/** The reason for `/readyz`, which is public: without the addresses and accounts that drivers put in their messages. */
function getReason(error: unknown, causes: Error[]): string {
  if (error instanceof MigrationsPending) return error.message;
  for (const cause of causes) if ('syscall' in cause && 'code' in cause) return String(cause.code);
  return getOutageReason(error) ?? 'no answer';
}

/** The error itself first, then its causes. Node.js aggregates the errors of several addresses of one host. */
function getCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  return [error, ...getCauses(error instanceof AggregateError ? error.errors[0] : error.cause)];
}

async function rejectOnAbort<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, 'abort', { signal: over.signal }).then(() => {
    throw signal.reason;
  });
  try {
    return (await Promise.race([work(), aborted])) as T;
  } finally {
    over.abort();
  }
}
