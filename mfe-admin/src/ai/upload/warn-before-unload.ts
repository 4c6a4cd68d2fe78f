/** Shows the browser's unload warning while `isAtRisk` returns true. Returns a function that stops this. */
export function warnBeforeUnload(shouldWarn: () => boolean): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (shouldWarn()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}
