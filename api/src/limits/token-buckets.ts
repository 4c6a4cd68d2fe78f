import { createTokenBucket } from '#limits/token-bucket';

interface Bucket {
  take: () => boolean;
  usedAt: number;
}

/** A token bucket for each key. A bucket that has had time to refill completely is discarded. */
export class TokenBuckets {
  /** The least recently used first. */
  readonly #buckets = new Map<string, Bucket>();
  readonly #perSecond: number;
  readonly #burst: number;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** Whether this call is within the limit. */
  take(key: string): boolean {
    const usedAt = performance.now();
    const take = this.#buckets.get(key)?.take ?? createTokenBucket(this.#perSecond, this.#burst);
    this.#buckets.delete(key);
    this.#buckets.set(key, { take, usedAt });
    for (const [each, bucket] of this.#buckets) {
      if (usedAt - bucket.usedAt < (this.#burst / this.#perSecond) * 1000) break;
      this.#buckets.delete(each);
    }
    return take();
  }
}
