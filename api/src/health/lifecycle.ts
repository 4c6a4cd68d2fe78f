import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ShutdownTimeouts, getShutdownTimeouts } from '#health/shutdown-timeouts';

/** The phase of a server. Only a ready one gets new requests. */
export type Phase = 'starting' | 'ready' | 'draining' | 'stopped';

interface Part {
  /** Accepts no new work, and finishes or hands over what is running. Runs in parallel with the other components. */
  drain?(): Promise<void>;
  stop(): Promise<void>;
}

interface NamedPart extends Part {
  name: string;
}

interface Options {
  log?: Logger;
  timeouts?: ShutdownTimeouts;
}

/** Startup was aborted: the server received a stop signal before it was ready. */
export class StartAborted extends Error {}

/** The phase of a server, and its components in startup order. */
export class Lifecycle {
  readonly timeouts: ShutdownTimeouts;
  readonly #log: Logger | undefined;
  readonly #parts: NamedPart[] = [];
  readonly #aborted = new AbortController();
  readonly #underWay = new Set<string>();
  #phase: Phase = 'starting';
  /** Once it stops: whether it was ready. */
  #wasReady = false;
  #waitingFor = 'its parts';
  #lastError: string | null = null;
  #started: Promise<unknown> = Promise.resolve();
  #stopped: Promise<void> | undefined;

  constructor({ log, timeouts = getShutdownTimeouts({ shutdownDelaySeconds: 0 }) }: Options = {}) {
    this.#log = log;
    this.timeouts = timeouts;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** What startup is currently waiting for. */
  get waitingFor(): string {
    return this.#waitingFor;
  }

  /** Why it is still waiting. */
  get lastError(): string | null {
    return this.#lastError;
  }

  /** Aborted as soon as the server receives a stop signal. */
  get signal(): AbortSignal {
    return this.#aborted.signal;
  }

  /** What shutdown is currently waiting for. */
  get stopping(): string {
    return [...this.#underWay].join(', ');
  }

  waitFor(what: string, lastError: string | null = null): void {
    this.#waitingFor = what;
    this.#lastError = lastError;
  }

  /** Runs startup. Shutdown waits until it has ended, so that nothing is left running. */
  async start(work: () => Promise<void>): Promise<void> {
    const started = work();
    this.#started = started.catch(() => undefined);
    await started;
    this.signal.throwIfAborted();
  }

  ready(): void {
    if (this.#phase === 'starting') this.#phase = 'ready';
  }

  /** Registers a component to stop with the server. */
  use<T extends Part>(part: T, name = this.#getName(part)): T {
    this.#parts.push({
      name,
      ...(part.drain && { drain: async () => part.drain?.() }),
      stop: async () => part.stop(),
    });
    return part;
  }

  /** The same for components with another way to stop. */
  adopt<T>(part: T, stop: (part: T) => Promise<void> | void, name = this.#waitingFor): T {
    this.#parts.push({ name, stop: async () => stop(part) });
    return part;
  }

  #getName({ constructor: { name } }: object): string {
    return name === 'Object' ? this.#waitingFor : name;
  }

  /**
   * Drains all components, then stops them in reverse order. Further calls wait for the same shutdown. Rejects if a component
   * failed or timed out; the others are stopped anyway. `isUrgent` skips the delay for proxies.
   */
  stop({ isUrgent = false } = {}): Promise<void> {
    return (this.#stopped ??= this.#stop(isUrgent));
  }

  async #stop(isUrgent: boolean): Promise<void> {
    const { delay: lead, requests, part: ofPart } = this.timeouts;
    this.#wasReady = this.#phase === 'ready';
    const failures: unknown[] = [];
    const step = async (name: string, work: Promise<unknown>, timeout: number) => {
      try {
        await this.#step(name, work, timeout);
      } catch (err) {
        failures.push(err);
        this.#log?.error({ err, part: name }, 'a component of the server failed to stop');
      }
    };
    this.#phase = 'draining';
    this.#aborted.abort(new StartAborted('The server received a stop signal during startup'));
    await step('start', this.#started, ofPart);
    if (this.#wasReady) {
      if (lead > 0 && !isUrgent) await step('delay for proxies', delay(lead), lead + ofPart);
      const drains = this.#parts.flatMap(({ name, drain }) => (drain ? [{ name: `draining ${name}`, drain }] : []));
      await Promise.all(drains.map(({ name, drain }) => step(name, drain(), requests + 2000)));
    }
    for (const part of this.#parts.toReversed()) await step(part.name, part.stop(), ofPart);
    this.#phase = 'stopped';
    if (failures.length > 0) throw new AggregateError(failures, 'The server did not stop cleanly');
  }

  async #step(name: string, work: Promise<unknown>, timeout: number): Promise<void> {
    const began = performance.now();
    const late = new AbortController();
    this.#underWay.add(name);
    try {
      const timedOut = delay(timeout, undefined, { signal: late.signal }).then(() => {
        throw new Error(`${name}: not stopped within ${timeout / 1000} seconds`);
      });
      await Promise.race([work, timedOut]);
    } finally {
      late.abort();
      this.#underWay.delete(name);
      const ms = Math.round(performance.now() - began);
      // After a failed start, the reason matters more.
      this.#log?.[this.#wasReady ? 'info' : 'debug']({ event: 'stopping', part: name, ms }, `stopped: ${name}`);
    }
  }
}
