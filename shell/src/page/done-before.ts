declare global {
  interface Window {
    /** Of a page that came as HTML: which buttons were pressed and files chosen before it could answer. Ends the keeping. */
    doneBefore?: () => Map<HTMLElement, 'click' | 'change'>;
  }
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
