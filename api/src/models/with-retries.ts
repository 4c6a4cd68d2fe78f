import { setTimeout as delay } from 'node:timers/promises';
import { Circuit } from '#dependencies/circuit';
import { policies } from '#dependencies/policies';
import { AppError, formatDuration } from '#errors';
import type { Model, ModelEvent, Prompt } from '#models/model';
import { ModelError, ModelStalledError } from '#models/model-error';
import {
  type RetryPolicy,
  getRemainingMs,
  type RetryState,
  defaultRetryPolicy,
  getRetryDelay,
} from '#models/retry-policy';

/** Retries the model while it fails before its first token. Do not wrap a model with retries again. */
export function withRetries(model: Model, retryPolicy: Partial<RetryPolicy> = {}): Model {
  if (model instanceof RetryingModel)
    return new RetryingModel(model.inner, { ...model.retryPolicy, ...retryPolicy }, model.circuit);
  return new RetryingModel(model, { ...defaultRetryPolicy, ...retryPolicy });
}

class RetryingModel implements Model {
  readonly inner: Model;
  readonly retryPolicy: RetryPolicy;
  readonly circuit: Circuit;
  constructor(inner: Model, retryPolicy: RetryPolicy, circuit = createModelCircuit()) {
    this.inner = inner;
    this.retryPolicy = retryPolicy;
    this.circuit = circuit;
  }
  get name(): string {
    return this.inner.name;
  }
  get isOffline(): boolean {
    return this.inner.isOffline;
  }
  get window(): number {
    return this.inner.window;
  }
  countTokens(text: string): number {
    return this.inner.countTokens(text);
  }

  async *stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const tries: RetryState = { attempts: 0, startedAt: performance.now() };
    const { stallTimeout: stall, firstAttemptTimeout: firstTry, firstTokenTimeout: firstToken } = this.retryPolicy;
    let isSilent = true;
    let isAlive = false;
    let isLastWait = false; // set by the timeout itself: a timer can fire 2 ms before performance.now() gets there
    const getTimeout = () => {
      if (!isSilent) return stall;
      const left = Math.min(stall, getRemainingMs(tries, this.retryPolicy));
      if (isAlive) return left;
      const leftForFirstToken = getRemainingMs(tries, { ...this.retryPolicy, totalTimeout: firstToken });
      const wait = Math.min(left, leftForFirstToken, tries.attempts === 1 ? firstTry : stall);
      isLastWait = wait === leftForFirstToken;
      return wait;
    };
    while (!signal.aborted) {
      tries.attempts += 1;
      isAlive = false;
      const steps = withStallTimeout(this.inner, prompt, { signal, getTimeout });
      try {
        // The first event shows that the model responds.
        for (let step = await this.circuit.run(() => steps.next()); !step.done; step = await steps.next()) {
          isAlive = true;
          const event = step.value;
          if (event.kind === 'text' && event.text === '') continue; // a sign of life only
          isSilent = false;
          yield event;
        }
        return;
      } catch (fault) {
        if (signal.aborted) return;
        if (fault instanceof AppError) throw toRetryableError(fault);
        if (!isSilent) throw fault;
        if (fault instanceof ModelStalledError && isLastWait && !isAlive) throw createTimeoutError(firstToken, fault);
        // Aborted during the delay: checked above.
        await delay(getRetryDelay(fault, tries, this.retryPolicy), undefined, { signal }).catch(() => undefined);
      } finally {
        await steps.return(undefined);
      }
    }
  }
}

const createModelCircuit = () =>
  new Circuit({
    ...policies.model.circuit,
    what: 'The model',
    isFailure: (fault) => fault instanceof ModelError && fault.retryable && !fault.isBusy,
  });

/** The circuit is open. */
const toRetryableError = ({ message, cause }: AppError) => new ModelError(message, { retryable: true, cause });

const createTimeoutError = (ms: number, cause: unknown) =>
  new ModelError(`The model didn't respond within ${formatDuration(ms / 1000)}. Try again in a minute`, {
    retryable: true,
    cause,
  });

interface Bounds {
  signal: AbortSignal;
  /** The longest pause between tokens, in milliseconds. */
  getTimeout(): number;
}

/** Fails a model's stream when it sends nothing for too long. The reader's own time does not count. */
async function* withStallTimeout(
  model: Model,
  prompt: Prompt,
  { signal, getTimeout }: Bounds,
): AsyncGenerator<ModelEvent> {
  const stalled = new AbortController();
  const wait = () => setTimeout(() => stalled.abort(), Math.max(0, getTimeout()));
  let timer = wait();
  try {
    for await (const event of model.stream(prompt, AbortSignal.any([signal, stalled.signal]))) {
      clearTimeout(timer);
      yield event;
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
  if (stalled.signal.aborted && !signal.aborted) throw new ModelStalledError();
}
