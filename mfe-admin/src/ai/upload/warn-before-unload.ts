/** Whoever closes the page or loads it anew while `isAtRisk` is asked first by the browser. Answers how to end that. */
export function warnBeforeUnload(shouldWarn: () => boolean): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (shouldWarn()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}
