import { useEffect, useState } from 'react';

/**
 * Refetches when an event occurs. An answer in flight may miss the event, so one more request follows it: a burst of
 * events costs two requests, not one per event. With a delay before each request, it costs one.
 */
export function useCoalescedRefetch(refetch: () => Promise<unknown>, delayMs = 0): () => void {
  const [coalescer] = useState(() => createCoalescer(delayMs));
  useEffect(() => coalescer.cancel, [coalescer]);
  return () => coalescer.run(refetch);
}

/** Runs one function at a time: calls during a run cause one more run after it, of the last function. Errors are ignored. */
export function createCoalescer(delayMs = 0) {
  let isRunning = false;
  let next: (() => Promise<unknown>) | null = null;
  const start = async () => {
    isRunning = true;
    while (next) {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      const run = next;
      next = null;
      // The panel that sent the query first shows the error.
      await run?.().then(undefined, () => undefined);
    }
    isRunning = false;
  };
  return {
    run(run: () => Promise<unknown>) {
      next = run;
      if (!isRunning) void start();
    },
    /** Drops a run that has not started. */
    cancel() {
      next = null;
    },
  };
}
