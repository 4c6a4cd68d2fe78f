/** Counts the open slots of each key, on this server. */
export class SlotCounter {
  readonly #counts = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts one more and returns a function that ends it, or null if the limit is reached. */
  acquire(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#limit) return null;
    this.#counts.set(key, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
