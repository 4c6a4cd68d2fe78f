/** Parts of a screen that can take the focus in place of what was in them. */
const parts = 'section, [role=region], [tabindex="-1"], main';

/**
 * What has the focus may go away: a row that is finished, a Retry that helped. The browser then forgets where one was, and the
 * keyboard begins at the top. It goes on in the nearest part around it that is still there, unless the screen has put the focus
 * somewhere itself. Answers how to stop.
 */
export function restoreFocus(page: Window): () => void {
  const { document } = page;
  let held: Element | null = null;
  let around: HTMLElement[] = [];

  const take = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement && target.closest('main') ? target : null;
    around = held ? partsAround(held) : [];
  };
  const leave = ({ target }: FocusEvent) => {
    // Chromium tells of it also when it takes the element away: that shows only afterwards.
    queueMicrotask(() => {
      if (held === target && held?.isConnected && document.activeElement === document.body) held = null;
    });
  };
  const goOn = () => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    held = null;
    const part = around.find(({ isConnected }) => isConnected);
    if (!part) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    // Behind the frame: the effects of the screen come first.
    if (held && !held.isConnected) page.requestAnimationFrame(() => page.setTimeout(goOn));
  });

  document.addEventListener('focusin', take);
  document.addEventListener('focusout', leave);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', leave);
    observer.disconnect();
  };
}

/** From the inside out. */
function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(parts);
  return part ? [part, ...partsAround(part)] : [];
}
