/** Releases a slot. */
export type Release = () => void;

interface Options {
  /** How many can hold a slot at the same time; a function if that changes. */
  concurrency: number | (() => number);
  /** How many can wait, in total and per owner. */
  maxWaiting: number;
  maxWaitingPerOwner: number;
}

type Waiter = (release: Release | null) => void;

/**
 * A queue for a limited number of slots. Owners take turns, so that a single request doesn't wait behind another owner's hundred.
 * If the queue is full, the owner with the most waiting requests loses the newest one.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #waiting = new Map<string, Waiter[]>();
  #waitingCount = 0;
  #runningCount = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Waits for a slot. Null if too many are waiting already. */
  async acquire(owner: string): Promise<Release | null> {
    const { maxWaiting, maxWaitingPerOwner } = this.#options;
    if (this.#runningCount < this.#concurrency()) {
      this.#runningCount += 1;
      return this.#createRelease();
    }
    const own = this.#waiting.get(owner)?.length ?? 0;
    if (own >= maxWaitingPerOwner) return null;
    if (this.#waitingCount >= maxWaiting && !this.#evictNewest(own)) return null;
    return new Promise((resolve) => {
      const waiters = this.#waiting.get(owner);
      if (waiters) waiters.push(resolve);
      else this.#waiting.set(owner, [resolve]);
      this.#waitingCount += 1;
    });
  }

  #concurrency(): number {
    const { concurrency } = this.#options;
    return typeof concurrency === 'number' ? concurrency : concurrency();
  }

  /** Only the first call has an effect. */
  #createRelease(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.#runningCount > this.#concurrency() ? undefined : this.#next();
      if (next) next(this.#createRelease());
      else this.#runningCount -= 1;
    };
  }

  #next(): Waiter | undefined {
    const [owner, waiters] = this.#waiting.entries().next().value ?? [];
    if (owner === undefined || !waiters) return undefined;
    const first = waiters.shift();
    // To the end of the round.
    this.#waiting.delete(owner);
    if (waiters.length > 0) this.#waiting.set(owner, waiters);
    this.#waitingCount -= 1;
    return first;
  }

  /** Takes a place in the queue from the owner with the most, unless that would only swap the two. */
  #evictNewest(own: number): boolean {
    const longest = [...this.#waiting.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own + 1) return false;
    longest.pop()?.(null);
    this.#waitingCount -= 1;
    return true;
  }
}
