/** What a server is doing. Only a ready one gets new requests. */
export type Phase = 'starting' | 'ready' | 'draining' | 'stopped';

interface Part {
  stop(): Promise<void>;
}

/** The phase of a server, and its parts in the order in which they were started. */
export class Lifecycle {
  #phase: Phase = 'starting';
  #waitingFor = 'its parts';
  readonly #parts = new AsyncDisposableStack();
  #stopped: Promise<void> | undefined;

  get phase(): Phase {
    return this.#phase;
  }

  /** What a start waits for at the moment. */
  get waitingFor(): string {
    return this.#waitingFor;
  }

  waitFor(what: string): void {
    this.#waitingFor = what;
  }

  ready(): void {
    if (this.#phase === 'starting') this.#phase = 'ready';
  }

  /** Keeps a part until the server stops. */
  use<T extends Part>(part: T): T {
    return this.adopt(part, (each) => each.stop());
  }

  /** The same for what is stopped in another way. */
  adopt<T>(part: T, stop: (part: T) => Promise<void> | void): T {
    return this.#parts.adopt(part, stop);
  }

  /** Stops all parts, the last one first. Every further call waits for the same stop. */
  stop(): Promise<void> {
    return (this.#stopped ??= this.#stop());
  }

  async #stop(): Promise<void> {
    this.#phase = 'draining';
    await this.#parts.disposeAsync();
    this.#phase = 'stopped';
  }
}
