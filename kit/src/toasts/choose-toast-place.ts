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

interface Under {
  form: Box;
  /** Its buttons: covering one of them is worst. */
  buttons?: readonly Box[];
  window: { width: number; height: number };
}

/**
 * Where a toast of this size covers nothing of a form: in the usual corner, in another, or narrower beside the form. If it
 * covers some of it everywhere, as on a phone, it is where it covers no button, or least of them, and then least of the form.
 */
export function chooseToastPlace(toast: Box, under: Under): ToastPlace {
  const { form, buttons = [], window } = under;
  const room = { right: window.width - form.right, left: form.left };
  const narrow = (['right', 'left'] as const).flatMap((side): ToastPlace[] => {
    const width = Math.floor(room[side]) - 2 * gap;
    return width >= minWidth && width < toast.width ? [{ side, edge: 'bottom', width }] : [];
  });
  const places = [...corners, ...narrow].map((place) => {
    const cover = (box: Box) => getCoveredArea(place, toast, box, window);
    return { place, buttons: buttons.reduce((sum, box) => sum + cover(box), 0), form: cover(form) };
  });
  // The sort is stable: of equal places, the usual one stays first.
  const [best] = places.toSorted((a, b) => a.buttons - b.buttons || a.form - b.form);
  return best?.place ?? corners[0];
}

function getCoveredArea(
  { side, edge, width: narrow }: ToastPlace,
  toast: Box,
  box: Box,
  window: { width: number; height: number },
): number {
  const width = narrow ?? toast.width;
  const left = side === 'left' ? gap : window.width - gap - width;
  const top = edge === 'top' ? barHeight + gap : window.height - gap - toast.height;
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + toast.height, box.bottom) - Math.max(top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}
