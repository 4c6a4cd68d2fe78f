import { clock } from '#clock';
/** A thing the server needs. It throws or answers false where it is not well. */
export type Check = () => Promise<boolean>;

export interface DependencyState {
  name: string;
  state: 'ok' | 'down';
  /** How long the answer took, or how long it was waited for. */
  ms: number;
  /** Since when it was found down each time somebody looked. */
  downSince: Date | null;
  /** When the answer was there. */
  checkedAt: Date;
}

const patience = 2000;

/** What the server needs, by name. Whoever builds a part says how it is asked; /readyz and the administrators read the answers. */
export class Health {
  readonly #ofServer = new Set<string>();
  readonly #checks = new Map<string, Check>();
  readonly #downSince = new Map<string, Date>();

  watch(name: string, check: Check): void {
    this.#checks.set(name, check);
  }

  /** The same for what concerns this server alone: load balancers then send its requests to the others. */
  watchServer(name: string, check: Check): void {
    this.watch(name, check);
    this.#ofServer.add(name);
  }

  /** Asks all of them, at once. */
  look(): Promise<DependencyState[]> {
    return Promise.all([...this.#checks].map(([name, check]) => this.#ask(name, check)));
  }

  /** The names of what is down on this server alone. */
  async downOnServer(): Promise<string[]> {
    const checks = [...this.#checks].filter(([name]) => this.#ofServer.has(name));
    const states = await Promise.all(checks.map(([name, check]) => this.#ask(name, check)));
    return states.filter(({ state }) => state === 'down').map(({ name }) => name);
  }

  async #ask(name: string, check: Check): Promise<DependencyState> {
    const start = performance.now();
    const isWell = await well(check);
    const ms = Math.round(performance.now() - start);
    const checkedAt = clock.date();
    if (isWell) {
      this.#downSince.delete(name);
      return { name, state: 'ok', ms, downSince: null, checkedAt };
    }
    const downSince = this.#downSince.get(name) ?? checkedAt;
    this.#downSince.set(name, downSince);
    return { name, state: 'down', ms, downSince, checkedAt };
  }
}

async function well(check: Check): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patience);
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false; // the answer itself is what the check is asked for
  } finally {
    clearTimeout(timer);
  }
}
