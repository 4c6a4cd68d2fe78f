export interface Corner {
  top?: number;
  bottom?: number;
  left: number;
  width: number;
  maxHeight: number;
}

const margin = 8;
const narrowest = 288;
const tallest = 360;

/** A position under an element and inside the window, or above the element if there is more room. */
export function cornerBelow(element: Element | null): Corner {
  const { top = 0, bottom = 0, left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
  const wide = Math.min(Math.max(width, narrowest), window.innerWidth - 2 * margin);
  const at = { left: Math.max(margin, Math.min(left, window.innerWidth - wide - margin)), width: wide };
  const [above, below] = [top - margin, window.innerHeight - bottom - margin];
  if (below >= tallest || below >= above) return { ...at, top: bottom + 2, maxHeight: Math.min(tallest, below) };
  return { ...at, bottom: window.innerHeight - top + 2, maxHeight: Math.min(tallest, above) };
}
