/** Runs work with the same key in order of arrival, with limited concurrency, in this process. */
export function createKeyedLimiter(concurrency = 1): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { running: number; waiting: Array<() => void> }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < concurrency) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if ((queue.running -= 1) === 0) queues.delete(key);
    }
  };
}
