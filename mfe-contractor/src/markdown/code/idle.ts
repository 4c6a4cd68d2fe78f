/** Runs a piece of work when the page has nothing better to do; answers how to call it off. */
export function whenIdle(work: (timeLeft: () => number) => void): () => void {
  // Safari has no idle callbacks: there a short turn after what is waiting already.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => work(getBudget(4)), 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback((idle) => work(() => Math.min(idle.timeRemaining(), 8)), { timeout: 500 });
  return () => cancelIdleCallback(id);
}

function getBudget(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => end - performance.now();
}
