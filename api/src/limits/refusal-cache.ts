const cacheTtlMs = 1000;
const maxCached = 10_000;

/**
 * Caches for a second that a key is over its limit, so that a caller at full speed is rejected from memory and doesn't queue for
 * the counters, which everyone needs.
 */
export function createRefusalCache(now = () => performance.now()) {
  const refusals = new Map<string, { until: number; resetsAt: number }>();
  return {
    remember(key: string, msBeforeReset: number): void {
      if (refusals.size >= maxCached) refusals.clear();
      refusals.set(key, { until: now() + cacheTtlMs, resetsAt: now() + msBeforeReset });
    },
    forget: (key: string): boolean => refusals.delete(key),
    /** Milliseconds until the window ends; null if the counter has to be queried. */
    msBeforeReset(key: string): number | null {
      const refusal = refusals.get(key);
      if (!refusal) return null;
      if (now() < Math.min(refusal.until, refusal.resetsAt)) return refusal.resetsAt - now();
      refusals.delete(key);
      return null;
    },
  };
}
