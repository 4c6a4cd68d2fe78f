import { clock } from '#clock';
import { getOutageReason } from '#errors';

/** A health check of something the server needs. It throws or returns false if it is unhealthy. */
export type Check = () => Promise<boolean>;

export interface DependencyState {
  name: string;
  state: 'ok' | 'down';
  /** Why it is down, if known. */
  reason: string | null;
  /** How long the check took, or waited. */
  ms: number;
  /** Since when every check has failed. */
  downSince: Date | null;
  /** When the check completed. */
  checkedAt: Date;
}

const timeoutMs = 2000;

/**
 * The dependencies of the server, by name. Each component registers its own check; /readyz and the administrators read the
 * results.
 */
export class Health {
  readonly #ofServer = new Set<string>();
  readonly #checks = new Map<string, Check>();
  readonly #downSince = new Map<string, Date>();
  readonly #freshMs: number;
  #last: { at: number; states: Promise<DependencyState[]> } | undefined;

  /** `freshMs`: how long results are shared between callers, because some checks write. */
  constructor({ freshMs = 1000 } = {}) {
    this.#freshMs = freshMs;
  }

  watch(name: string, check: Check): void {
    this.#checks.set(name, check);
    this.#last = undefined;
  }

  /** The same for dependencies of this server alone: load balancers then send its requests elsewhere. */
  watchServer(name: string, check: Check): void {
    this.watch(name, check);
    this.#ofServer.add(name);
  }

  /** Runs all checks, in parallel. */
  look(): Promise<DependencyState[]> {
    if (this.#last && performance.now() - this.#last.at < this.#freshMs) return this.#last.states;
    const states = Promise.all([...this.#checks].map(([name, check]) => this.#ask(name, check)));
    this.#last = { at: performance.now(), states };
    return states;
  }

  /** The names of what is down on this server alone. Runs no other checks. */
  async downOnServer(): Promise<string[]> {
    const checks = [...this.#checks].filter(([name]) => this.#ofServer.has(name));
    const states = await Promise.all(checks.map(([name, check]) => this.#ask(name, check)));
    return states.filter(({ state }) => state === 'down').map(({ name }) => name);
  }

  async #ask(name: string, check: Check): Promise<DependencyState> {
    const start = performance.now();
    const reason = await findFailureReason(check);
    const ms = Math.round(performance.now() - start);
    const checkedAt = clock.date();
    if (reason === null) {
      this.#downSince.delete(name);
      return { name, state: 'ok', reason, ms, downSince: null, checkedAt };
    }
    const downSince = this.#downSince.get(name) ?? checkedAt;
    this.#downSince.set(name, downSince);
    return { name, state: 'down', reason: reason || null, ms, downSince, checkedAt };
  }
}

/** Null if healthy; else the reason, as far as it is known. */
async function findFailureReason(check: Check): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve('no answer'), timeoutMs);
  try {
    return await Promise.race([check().then((isWell) => (isWell ? null : '')), late]);
  } catch (error) {
    return getOutageReason(error) ?? '';
  } finally {
    clearTimeout(timer);
  }
}
