import { chooseToastPlace } from './choose-toast-place.ts';

/** Moves the toaster of a new card to where it covers least of the dialog, or of the form that has the focus. */
export function placeToast(card: HTMLElement | null): void {
  const toaster = card?.closest<HTMLElement>('[data-toaster]');
  if (!toaster) return;
  delete toaster.dataset.side;
  delete toaster.dataset.edge;
  toaster.style.maxWidth = '';
  const form = findForm();
  if (!form) return;
  const { side, edge, width } = chooseToastPlace(toaster.getBoundingClientRect(), form.getBoundingClientRect(), {
    width: window.innerWidth,
    height: window.innerHeight,
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
