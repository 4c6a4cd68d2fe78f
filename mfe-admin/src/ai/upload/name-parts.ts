export const windowTitle = 'Upload a document (press Escape to close)';

/** Adds what the upload window leaves out for screen readers, whenever it draws itself anew. Answers how to end that. */
export function nameParts(place: Element): () => void {
  const name = () => {
    place.querySelector('[role=dialog]')?.setAttribute('aria-label', windowTitle);
    place.querySelector('.uppy-Dashboard-files:not([role])')?.setAttribute('role', 'list');
  };
  const observer = new MutationObserver(name);
  observer.observe(place, { childList: true, subtree: true });
  name();
  return () => observer.disconnect();
}
