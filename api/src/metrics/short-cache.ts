/** Figures that are expensive to read are cached for this long, however often Prometheus scrapes. */
const maxAge = 5000;
/** A slower source yields no figures: a scrape must not wait for a dependency that is down. */
const timeout = 2000;

/** Calls `read` at most every five seconds, shared by all callers. Null if it failed or timed out. */
export function withShortCache<T>(read: () => Promise<T>): () => Promise<T | null> {
  let last: { at: number; figures: Promise<T | null> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > maxAge) last = { at: now, figures: readWithTimeout(read) };
    return last.figures;
  };
}

async function readWithTimeout<T>(read: () => Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), timeout);
  try {
    return await Promise.race([read(), late]);
  } catch {
    return null; // `dependency_up` reports what is down
  } finally {
    clearTimeout(timer);
  }
}
