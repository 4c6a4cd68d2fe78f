/** Figures that cost something to read: read again only once they are this old, however often Prometheus asks. */
const maxAge = 5000;
/** A source that answers later has no figures: a scrape must not wait for what is broken. */
const timeout = 2000;

/** Reads `read` at most every five seconds, once for everyone who asks. Null where it failed or took too long. */
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
    return null; // `dependency_up` says what is broken
  } finally {
    clearTimeout(timer);
  }
}
