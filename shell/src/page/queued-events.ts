declare global {
  interface Window {
    /** Of a page that came as HTML: which buttons were pressed and files chosen before it could answer. Ends the keeping. */
    doneBefore?: () => Map<HTMLElement, 'click' | 'change'>;
  }
}

const eventTypes = ['click', 'change'] as const;

/**
 * From here on React answers itself, as soon as it has taken over the part of the page that was pressed: only what it could
 * not answer is kept further. Called right after it has begun to listen, so that it hears of each press first.
 */
export function trackUnhandledEvents(page: Window, root: HTMLElement): void {
  if (!page.doneBefore) return;
  const done = page.doneBefore();
  const track = ({ type, target, cancelBubble }: Event) => {
    const control = (target as Element).closest<HTMLElement>('button, [type=file]');
    if (!control) return;
    // React stops on its way down what meets a part that it has not taken over.
    if (!cancelBubble) done.delete(control);
    else if ((type === 'change') === control.matches('[type=file]')) done.set(control, type as 'click' | 'change');
  };
  for (const type of eventTypes) root.addEventListener(type, track, true);
  page.doneBefore = () => {
    for (const type of eventTypes) root.removeEventListener(type, track, true);
    return done;
  };
}

/** Of a page that is rendered afresh: what was pressed is gone, and what is pressed now is answered. */
export function discardQueuedEvents(page: Window): void {
  page.doneBefore?.();
  delete page.doneBefore;
}

/** Does now what someone has asked a page for that could not answer yet. */
export function replayQueuedEvents(page: Window): void {
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
