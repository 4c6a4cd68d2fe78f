import { randomUUID } from 'node:crypto';
import { SilentServerError } from '#db/silence-timer';

/** Shows that a bus works: what this server publishes comes back to it. */
export class BusProbe {
  readonly #publish: (id: string) => Promise<void>;
  readonly #waiting = new Map<string, () => void>();

  constructor(publish: (id: string) => Promise<void>) {
    this.#publish = publish;
  }

  onEcho(id: string): void {
    this.#waiting.get(id)?.();
  }

  /** Resolves when a new probe has come back. */
  async waitForEcho(withinMs = 1_500): Promise<true> {
    const id = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.set(id, resolve);
    const timer = setTimeout(() => reject(new SilentServerError(`No event came back within ${withinMs} ms`)), withinMs);
    try {
      // Not awaited: on a dead connection it never ends.
      this.#publish(id).catch(reject);
      await promise;
      return true;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }
}
