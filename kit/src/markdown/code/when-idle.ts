/** Runs work when the page is idle; returns a function that cancels it. */
export function whenIdle(work: (timeLeft: () => number) => void): () => void {
  // Safari has no requestIdleCallback: use a short timeout.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => work(createTimeBudget(4)), 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback((idle) => work(() => Math.min(idle.timeRemaining(), 8)), { timeout: 500 });
  return () => cancelIdleCallback(id);
}

function createTimeBudget(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => end - performance.now();
}
