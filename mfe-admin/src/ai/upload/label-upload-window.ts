export const windowTitle = 'Upload a document (press Escape to close)';

/** Adds what the upload window leaves out for screen readers, whenever it draws itself anew. Answers how to end that. */
export function labelUploadWindow(container: Element): () => void {
  const applyLabels = () => {
    container.querySelector('[role=dialog]')?.setAttribute('aria-label', windowTitle);
    container.querySelector('.uppy-Dashboard-files:not([role])')?.setAttribute('role', 'list');
  };
  const observer = new MutationObserver(applyLabels);
  observer.observe(container, { childList: true, subtree: true });
  applyLabels();
  return () => observer.disconnect();
}
