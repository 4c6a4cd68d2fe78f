export const windowTitle = 'Upload a document (press Escape to close)';

/**
 * Adds the accessible labels that the upload window lacks, each time it renders. Returns a function that stops this.
 */
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
