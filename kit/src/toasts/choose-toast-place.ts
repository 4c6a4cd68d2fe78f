type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

export interface ToastPlace {
  side: 'left' | 'right';
  edge: 'top' | 'bottom';
  /** Narrower than usual, to fit beside the form. */
  width?: number;
}

/** Between a toast and the edges of the window, and between it and a form. */
const gap = 16;
/** Below this a toast's text wraps at every word. */
const minWidth = 240;
/** The height of the page's bar. */
const barHeight = 64;

/** The usual one first. */
const corners: [ToastPlace, ...ToastPlace[]] = [
  { side: 'right', edge: 'bottom' },
  { side: 'right', edge: 'top' },
  { side: 'left', edge: 'bottom' },
  { side: 'left', edge: 'top' },
];

/**
 * Where a toast of this size covers nothing of a form: in the usual corner, in another, or narrower beside the form. If it
 * covers some of it everywhere, as on a phone, it is where it covers least.
 */
export function chooseToastPlace(toast: Box, form: Box, window: { width: number; height: number }): ToastPlace {
  const room = { right: window.width - form.right, left: form.left };
  const narrow = (['right', 'left'] as const).flatMap((side): ToastPlace[] => {
    const width = Math.floor(room[side]) - 2 * gap;
    return width >= minWidth && width < toast.width ? [{ side, edge: 'bottom', width }] : [];
  });
  let [best] = corners;
  for (const place of [...corners, ...narrow]) {
    if (getCoveredArea(place, toast, form, window) < getCoveredArea(best, toast, form, window)) best = place;
  }
  return best;
}

function getCoveredArea(
  { side, edge, width: narrow }: ToastPlace,
  toast: Box,
  form: Box,
  window: { width: number; height: number },
): number {
  const width = narrow ?? toast.width;
  const left = side === 'left' ? gap : window.width - gap - width;
  const top = edge === 'top' ? barHeight + gap : window.height - gap - toast.height;
  const across = Math.min(left + width, form.right) - Math.max(left, form.left);
  const down = Math.min(top + toast.height, form.bottom) - Math.max(top, form.top);
  return Math.max(0, across) * Math.max(0, down);
}
