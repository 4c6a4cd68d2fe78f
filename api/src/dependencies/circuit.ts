import { channel } from 'node:diagnostics_channel';
import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import type { CircuitPolicy } from '#dependencies/policies';
import { unavailable } from '#errors';

interface Options extends CircuitPolicy {
  /** The dependency, at the start of a sentence: "The database". */
  what: string;
  /** Whether an error means that the dependency is down; other errors do not count. */
  isFailure: (error: unknown) => boolean;
  /** A quick request that tests the dependency, if others may take long. Without one, the next request is the test. */
  probe?: () => Promise<unknown>;
}

/** The diagnostics channel for circuits that open and close. */
export const circuitChannel = 'portals:circuit';
export interface CircuitChange {
  circuit: Circuit;
  /** The dependency, as in "database". */
  dependency: string;
  isOpen: boolean;
}

/** Stops calling a dependency that keeps failing. While it is open every call fails immediately with 503 and Retry-After. */
export class Circuit {
  readonly #what: string;
  readonly #probe: Options['probe'];
  readonly #breaker: CircuitBreakerPolicy;

  constructor({ what, failures, openMs, isFailure, probe }: Options) {
    this.#what = what;
    this.#probe = probe;
    this.#breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: openMs,
      breaker: new ConsecutiveBreaker(failures),
    });
    const dependency = what.replace(/^The /, '');
    this.#breaker.onStateChange((state) => {
      const change: CircuitChange = { circuit: this, dependency, isOpen: state !== CircuitState.Closed };
      channel(circuitChannel).publish(change);
    });
  }

  get isOpen(): boolean {
    return this.#breaker.state !== CircuitState.Closed;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    // The library queues the others behind the one that tests it.
    if (this.#breaker.state === CircuitState.HalfOpen) throw unavailable(this.#what, new BrokenCircuitError());
    try {
      if (this.#probe && this.isOpen) await this.#breaker.execute(this.#probe);
      return await this.#breaker.execute(work);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw unavailable(this.#what, error);
      throw error;
    }
  }
}
