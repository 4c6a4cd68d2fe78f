import { chooseToastPlace } from './choose-toast-place.ts';

/**
 * Keeps the toaster of a card where it covers least of the dialog, or of the form that has the focus: also when a dialog opens, grows or
 * closes meanwhile. Returns a function that ends it.
 */
export function keepClear(card: HTMLElement | null): (() => void) | undefined {
  const toaster = card?.closest<HTMLElement>('[data-toaster]');
  if (!toaster) return undefined;
  const growth = new ResizeObserver(() => placeToast(toaster, form));
  let form: Element | null = null;
  const watch = () => {
    const found = findForm();
    if (found === form) return;
    growth.disconnect();
    form = found;
    placeToast(toaster, form);
    if (form) growth.observe(form);
  };
  const dialogs = new MutationObserver(watch);
  dialogs.observe(document.body, { childList: true, subtree: true });
  placeToast(toaster, form);
  watch();
  return () => {
    growth.disconnect();
    dialogs.disconnect();
  };
}

function placeToast(toaster: HTMLElement, form: Element | null): void {
  delete toaster.dataset.side;
  delete toaster.dataset.edge;
  toaster.style.maxWidth = '';
  if (!form) return;
  const { side, edge, width } = chooseToastPlace(toaster.getBoundingClientRect(), {
    form: form.getBoundingClientRect(),
    buttons: [...form.querySelectorAll('button')].map((button) => button.getBoundingClientRect()),
    window: { width: window.innerWidth, height: window.innerHeight },
  });
  Object.assign(toaster.dataset, { side, edge });
  if (width) toaster.style.maxWidth = `${width}px`;
}

/** The topmost dialog; otherwise the form in use, or the only one. */
function findForm(): Element | null {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (dialog) return dialog;
  const forms = document.querySelectorAll('main form');
  return document.activeElement?.closest('form') ?? (forms.length === 1 ? (forms[0] ?? null) : null);
}
