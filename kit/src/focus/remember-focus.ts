/** Parts of a screen that can receive the focus in place of their content. */
const focusableParts = 'section, [role=region], [tabindex="-1"], main';

/** The parts around an element, from the inside out. */
export function listFocusableParts(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(focusableParts);
  return part ? [part, ...listFocusableParts(part)] : [];
}

/**
 * For what takes the focus and then goes away, such as a dialog or a toast. Returns a function that puts the focus back on the element, or
 * where it is gone, on the nearest part around it, or on the screen.
 */
export function rememberFocus(focused: Element | null): () => void {
  const known =
    focused instanceof HTMLElement && focused !== document.body ? [focused, ...listFocusableParts(focused)] : [];
  return () => {
    const places = [...known.filter(({ isConnected }) => isConnected), document.querySelector('main')];
    for (const place of places) if (focus(place, place !== focused)) return;
  };
}

function focus(place: HTMLElement | null, isPart: boolean): boolean {
  if (isPart && !place?.hasAttribute('tabindex')) place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
  return document.activeElement === place;
}

/** What had the focus was removed with it, and nothing else has taken it. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;
