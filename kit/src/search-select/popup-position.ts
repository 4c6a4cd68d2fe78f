export interface PopupPosition {
  top?: number;
  bottom?: number;
  left: number;
  width: number;
  maxHeight: number;
}

const margin = 8;
const minPopupWidth = 288;
const maxPopupHeight = 360;

/** A position under an element and inside the window, or above the element if there is more room. */
export function getPopupPosition(element: Element | null): PopupPosition {
  const { top = 0, bottom = 0, left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
  const popupWidth = Math.min(Math.max(width, minPopupWidth), window.innerWidth - 2 * margin);
  const horizontal = {
    left: Math.max(margin, Math.min(left, window.innerWidth - popupWidth - margin)),
    width: popupWidth,
  };
  const [above, below] = [top - margin, window.innerHeight - bottom - margin];
  if (below >= maxPopupHeight || below >= above)
    return { ...horizontal, top: bottom + 2, maxHeight: Math.min(maxPopupHeight, below) };
  return { ...horizontal, bottom: window.innerHeight - top + 2, maxHeight: Math.min(maxPopupHeight, above) };
}
