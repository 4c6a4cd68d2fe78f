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
  /** The dialog, or the form in use. */
  form?: Box;
  /** What can be clicked or filled in: covering one of them is worst. */
  controls?: readonly Box[];
  /** Links of the screen: covered only if there is no other place. */
  links?: readonly Box[];
  window: { width: number; height: number };
  /** Where it is already: it stays, as long as it covers no control and nothing of the form. */
  current?: ToastPlace;
}

/**
 * Where a toast of this size, in its usual corner, covers nothing of a form, and no button of a list: there, in another corner, or narrower
 * beside the form. If it covers something everywhere, as on a phone, it is where it covers no control, or least of them, and then least of
 * the form and of links.
 */
export function chooseToastPlace(toast: Box, under: Under): ToastPlace {
  const { form, controls = [], links = [], window, current } = under;
  const cover = (place: ToastPlace, boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + getCoveredArea(place, toast, box, window), 0);
  if (current && cover(current, form ? [...controls, form] : controls) === 0) return current;
  const places = [...corners, ...(form ? listNarrowPlaces(toast, form, window) : [])].map((place) => ({
    place,
    controls: cover(place, controls),
    form: form ? cover(place, [form]) : 0,
    links: cover(place, links),
  }));
  // The sort is stable: of equal places, the usual one stays first.
  const [best] = places.toSorted((a, b) => a.controls - b.controls || a.form - b.form || a.links - b.links);
  return best?.place ?? corners[0];
}

/** Beside a form, where there is room for a narrower toast. */
function listNarrowPlaces(toast: Box, form: Box, window: Under['window']): ToastPlace[] {
  const room = { right: window.width - form.right, left: form.left };
  return (['right', 'left'] as const).flatMap((side): ToastPlace[] => {
    const width = Math.floor(room[side]) - 2 * gap;
    return width >= minWidth && width < toast.width ? [{ side, edge: 'bottom', width }] : [];
  });
}

function getCoveredArea(
  { side, edge, width: narrow }: ToastPlace,
  toast: Box,
  box: Box,
  window: Under['window'],
): number {
  const width = narrow ?? toast.width;
  const left = side === 'left' ? gap : window.width - gap - width;
  // At the lower edge it is where it was measured: a screen may reserve room below.
  const top = edge === 'top' ? barHeight + gap : toast.top;
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + toast.height, box.bottom) - Math.max(top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}
