/** Allows `burst` calls at once and `perSecond` in the long run. Returns whether this call is allowed. */
export function createTokenBucket(perSecond: number, burst: number, now = () => performance.now()): () => boolean {
  let tokens = burst;
  let refilledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - refilledAt) / 1000) * perSecond);
    refilledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
