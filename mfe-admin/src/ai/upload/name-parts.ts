export const windowTitle = 'Upload a document (press Escape to close)';

/** What the upload window leaves out for screen readers: its name on the dialog itself, and what stands between list and item. */
export function nameParts(place: Element): void {
  place.querySelector('[role=dialog]')?.setAttribute('aria-label', windowTitle);
  for (const between of place.querySelectorAll('.uppy-Dashboard-files :is(div:not([role]):has([role=listitem]))')) {
    between.setAttribute('role', 'presentation');
  }
}
