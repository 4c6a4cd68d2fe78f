declare global {
  interface Window {
    /** Of a page that came as HTML: which buttons were pressed and files chosen before it could answer. Ends the keeping. */
    doneBefore?: () => Map<HTMLElement, 'click' | 'change'>;
  }
}

const types = ['click', 'change'] as const;

/**
 * From here on React answers itself, as soon as it has taken over the part of the page that was pressed: only what it could
 * not answer is kept further. Called right after it has begun to listen, so that it hears of each press first.
 */
export function keepWhatReactCannotAnswer(page: Window, root: HTMLElement): void {
  if (!page.doneBefore) return;
  const done = page.doneBefore();
  const sort = ({ type, target, cancelBubble }: Event) => {
    const control = (target as Element).closest<HTMLElement>('button, [type=file]');
    if (!control) return;
    // React stops on its way down what meets a part that it has not taken over.
    if (!cancelBubble) done.delete(control);
    else if ((type === 'change') === control.matches('[type=file]')) done.set(control, type as 'click' | 'change');
  };
  for (const type of types) root.addEventListener(type, sort, true);
  page.doneBefore = () => {
    for (const type of types) root.removeEventListener(type, sort, true);
    return done;
  };
}

/** Of a page that is rendered afresh: what was pressed is gone, and what is pressed now is answered. */
export function forgetBefore(page: Window): void {
  page.doneBefore?.();
  delete page.doneBefore;
}

/** Does now what somebody has asked a page for that could not answer yet. */
export function makeUpForBefore(page: Window): void {
  const done = page.doneBefore?.() ?? [];
  delete page.doneBefore;
  for (const [control, type] of done) {
    if (!control.isConnected) continue;
    // As a press would: whoever closes what it opens comes back here.
    control.focus({ preventScroll: true });
    if (type === 'click') control.click();
    else control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
