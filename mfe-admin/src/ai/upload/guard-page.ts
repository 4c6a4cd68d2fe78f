/** Whoever closes the page or loads it anew while `isAtRisk` is asked first by the browser. Answers how to end that. */
export function guardPage(isAtRisk: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
