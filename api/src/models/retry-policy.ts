import { policies } from '#dependencies/policies';
import { ModelError } from '#models/model-error';

/** Timeouts for a model, in milliseconds. */
export interface RetryPolicy {
  /** Longest pause between tokens. */
  stallTimeout: number;
  /** For the first attempt without any sign of life: its connection may be dead, and a retry opens a new one. */
  firstAttemptTimeout: number;
  /** For all attempts together, without any sign of life. */
  firstTokenTimeout: number;
  /** Delay before the first retry. It doubles with each retry. */
  baseDelay: number;
  /** Upper bound for the delay that the model requests. */
  maxDelay: number;
  /** From the first attempt until the last one may start. */
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

/** The attempts of one request, from its start. */
export interface RetryState {
  attempts: number;
  startedAt: number;
}

/** The time that is left for all attempts. */
export const getRemainingMs = ({ startedAt: since }: RetryState, { totalTimeout: total }: RetryPolicy): number =>
  since + total - performance.now();

/** The delay before the next attempt. Throws the error if there is none. */
export function getRetryDelay(error: unknown, tries: RetryState, retryPolicy: RetryPolicy): number {
  if (!(error instanceof ModelError) || !error.retryable || tries.attempts >= retryPolicy.maxAttempts) throw error;
  const delayMs = Math.min(getBackoffMs(error.retryAfter, tries.attempts, retryPolicy), retryPolicy.maxDelay);
  // No attempt would fit after this delay.
  if (delayMs >= getRemainingMs(tries, retryPolicy)) throw error;
  return delayMs;
}

/** Jitter, so that clients refused together do not retry together; never shorter than requested. */
function getBackoffMs(
  retryAfterMs: number | undefined,
  attempts: number,
  { baseDelay: firstWait }: RetryPolicy,
): number {
  if (retryAfterMs !== undefined) return retryAfterMs + Math.random() * firstWait;
  return firstWait * 2 ** (attempts - 1) * (0.5 + Math.random() / 2);
}
