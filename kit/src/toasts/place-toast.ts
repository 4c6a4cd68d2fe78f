import { chooseToastPlace, type ToastPlace } from './choose-toast-place.ts';

const controlSelector = ':is(button, select, input, textarea, summary)';

/**
 * Keeps the toaster of a card where it covers least of the dialog, of the form that has the focus, and of the buttons of a list: also when a
 * dialog opens, grows or closes, or rows load, meanwhile. Returns a function that ends it.
 */
export function keepClear(card: HTMLElement | null): (() => void) | undefined {
  const toaster = card?.closest<HTMLElement>('[data-toaster]');
  if (!toaster) return undefined;
  let form: Element | null = findForm();
  let current: ToastPlace | undefined;
  let frame = 0;
  const place = () => {
    current = placeToast(toaster, form, current);
  };
  const growth = new ResizeObserver(place);
  const watch = () => {
    cancelAnimationFrame(frame);
    const found = findForm();
    if (found === form) {
      // Rows that load. Not under the pointer or the focus, which would miss it.
      if (!isDialog(form) && !card?.matches(':hover, :focus-within')) frame = requestAnimationFrame(place);
      return;
    }
    growth.disconnect();
    form = found;
    current = undefined;
    place();
    if (form) growth.observe(form);
  };
  const changes = new MutationObserver(watch);
  changes.observe(document.body, { childList: true, subtree: true });
  place();
  if (form) growth.observe(form);
  return () => {
    cancelAnimationFrame(frame);
    growth.disconnect();
    changes.disconnect();
  };
}

function placeToast(toaster: HTMLElement, form: Element | null, current: ToastPlace | undefined): ToastPlace {
  delete toaster.dataset.side;
  delete toaster.dataset.edge;
  toaster.style.maxWidth = '';
  const screen = isDialog(form) ? form : document.querySelector('main');
  const place = chooseToastPlace(toaster.getBoundingClientRect(), {
    form: form?.getBoundingClientRect(),
    controls: listBoxes(screen, controlSelector),
    links: listBoxes(screen, 'a[href]'),
    window: { width: window.innerWidth, height: window.innerHeight },
    current,
  });
  const { side, edge, width } = place;
  Object.assign(toaster.dataset, { side, edge });
  if (width) toaster.style.maxWidth = `${width}px`;
  return place;
}

const listBoxes = (screen: Element | null, selector: string) =>
  [...(screen?.querySelectorAll(selector) ?? [])].map((element) => element.getBoundingClientRect());

/** The topmost dialog; otherwise the form in use, or the only one. */
function findForm(): Element | null {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (dialog) return dialog;
  const forms = document.querySelectorAll('main form');
  return document.activeElement?.closest('form') ?? (forms.length === 1 ? (forms[0] ?? null) : null);
}

const isDialog = (element: Element | null): boolean => element?.matches('[role="dialog"]') ?? false;
