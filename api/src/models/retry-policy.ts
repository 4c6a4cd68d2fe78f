import { policies } from '#dependencies/policies';
import { ModelError } from '#models/model-error';

/** How long one waits for a model, in milliseconds. */
export interface RetryPolicy {
  /** Without a token. */
  stallTimeout: number;
  /** Of the first try without any sign of life: its connection may be dead, and the next one opens another. */
  firstAttemptTimeout: number;
  /** Without any sign of life, all tries together. */
  firstTokenTimeout: number;
  /** Before it is asked for the second time; then twice as long each time. */
  baseDelay: number;
  /** However long the model asks to be left alone. */
  maxDelay: number;
  /** From the first try on, until nothing more is tried. */
  totalTimeout: number;
  maxAttempts: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  stallTimeout: policies.model.stallMs,
  firstAttemptTimeout: policies.model.firstTryMs,
  firstTokenTimeout: policies.model.firstTokenMs,
  baseDelay: 500,
  maxDelay: 60_000,
  totalTimeout: 120_000,
  maxAttempts: 5,
};

/** Tries at one question that began at a moment. */
export interface RetryState {
  attempts: number;
  startedAt: number;
}

/** How much of the time for all tries is left. */
export const getRemainingMs = ({ startedAt: since }: RetryState, { totalTimeout: total }: RetryPolicy): number =>
  since + total - performance.now();

/** How long to wait after a fault before the next try. Throws the fault where there is to be none. */
export function getRetryDelay(error: unknown, tries: RetryState, retryPolicy: RetryPolicy): number {
  if (!(error instanceof ModelError) || !error.retryable || tries.attempts >= retryPolicy.maxAttempts) throw error;
  const delayMs = Math.min(getBackoffMs(error.retryAfter, tries.attempts, retryPolicy), retryPolicy.maxDelay);
  // Waiting until there is no time to try is waiting for nothing.
  if (delayMs >= getRemainingMs(tries, retryPolicy)) throw error;
  return delayMs;
}

/** At random, so that those who were turned away together do not come back together; never sooner than was asked for. */
function getBackoffMs(
  retryAfterMs: number | undefined,
  attempts: number,
  { baseDelay: firstWait }: RetryPolicy,
): number {
  if (retryAfterMs !== undefined) return retryAfterMs + Math.random() * firstWait;
  return firstWait * 2 ** (attempts - 1) * (0.5 + Math.random() / 2);
}
