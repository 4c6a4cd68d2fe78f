import { useState } from 'react';

/**
 * Refetches when an event occurs. An answer in flight may miss the event, so one more request follows it: a burst of
 * events costs two requests, not one per event.
 */
export function useCoalescedRefetch(refetch: () => Promise<unknown>): () => void {
  const [run] = useState(createCoalescer);
  return () => run(refetch);
}

/** Runs one function at a time: calls during a run cause one more run after it, of the last function. Errors are ignored. */
export function createCoalescer() {
  let isRunning = false;
  let next: (() => Promise<unknown>) | null = null;
  const start = async () => {
    isRunning = true;
    while (next) {
      const run = next;
      next = null;
      // The panel that sent the query first shows the error.
      await run().then(undefined, () => undefined);
    }
    isRunning = false;
  };
  return (run: () => Promise<unknown>) => {
    next = run;
    if (!isRunning) void start();
  };
}
