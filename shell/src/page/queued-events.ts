declare global {
  interface Window {
    /** Queues clicks and file choices on a prerendered page until it is hydrated. Returns a function that stops queuing. */
    doneBefore?: () => Map<HTMLElement, 'click' | 'change'>;
  }
}

const eventTypes = ['click', 'change'] as const;

/**
 * From here on, React handles events in hydrated parts of the page, and only the rest is queued. Called right after React
 * has attached its listeners, so that it gets each event first.
 */
export function trackUnhandledEvents(page: Window, root: HTMLElement): void {
  if (!page.doneBefore) return;
  const done = page.doneBefore();
  const track = ({ type, target, cancelBubble }: Event) => {
    const control = (target as Element).closest<HTMLElement>('button, [type=file]');
    if (!control) return;
    // React stops propagation during capture for parts that it has not hydrated.
    if (!cancelBubble) done.delete(control);
    else if ((type === 'change') === control.matches('[type=file]')) done.set(control, type as 'click' | 'change');
  };
  for (const type of eventTypes) root.addEventListener(type, track, true);
  page.doneBefore = () => {
    for (const type of eventTypes) root.removeEventListener(type, track, true);
    return done;
  };
}

/** For a page that is rendered from scratch: drops queued events and stops queuing. */
export function discardQueuedEvents(page: Window): void {
  page.doneBefore?.();
  delete page.doneBefore;
}

/** Replays the events that the page could not handle yet. */
export function replayQueuedEvents(page: Window): void {
  const done = page.doneBefore?.() ?? [];
  delete page.doneBefore;
  for (const [control, type] of done) {
    if (!control.isConnected) continue;
    // As a click would: a dialog that this opens restores the focus here.
    control.focus({ preventScroll: true });
    if (type === 'click') control.click();
    else control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
